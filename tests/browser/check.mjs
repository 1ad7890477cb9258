// Pages opened in a browser: nothing fetched, nothing complained of, nothing that axe finds, and no
// sheet of rules that needs a second sheet of paper.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const LOOKS = [
  { name: "light", colorScheme: "light", media: "screen" },
  { name: "dark", colorScheme: "dark", media: "screen" },
  { name: "print", colorScheme: "light", media: "print" },
];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const [faulty, pictures, sheets, ...pages] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });
let failed = false;
try {
  // What finds nothing on a page full of faults would find nothing anywhere.
  const known = await faultsOf(faulty, LOOKS[0]);
  for (const kind of ["request", "console", "axe"]) {
    if (!known.some((fault) => fault.startsWith(`${kind}:`))) {
      failed = true;
      console.log(`${basename(faulty)}: no ${kind} fault was found, and there is one`);
    }
  }
  if ((await papersOf(faulty)) < 2) {
    failed = true;
    console.log(`${basename(faulty)}: it fits on one sheet of paper, and should not`);
  }
  for (const sheet of readdirSync(sheets)) {
    const papers = await papersOf(join(sheets, sheet));
    failed ||= papers !== 1;
    console.log(`${sheet}, printed: ${papers === 1 ? "one page" : `${papers} pages`}`);
  }
  for (const page of pages) {
    for (const look of LOOKS) {
      const faults = await faultsOf(page, look, join(pictures, `${basename(page)}.${look.name}.png`));
      failed ||= faults.length > 0;
      console.log(`${basename(page)}, ${look.name}: ${faults.length ? "" : "no fault"}`);
      faults.forEach((fault) => console.log(`  ${fault}`));
    }
  }
} finally {
  await browser.close();
}
process.exitCode = failed ? 1 : 0;

// How many pages of A4 a page is on paper; the browser writes each as an object of its own.
async function papersOf(file) {
  const page = await browser.newPage();
  try {
    await page.goto(pathToFileURL(file).href, { waitUntil: "load" });
    const paper = await page.pdf({ format: "A4", preferCSSPageSize: true });
    return paper.toString("latin1").match(/\/Type\s*\/Page\b/g).length;
  } finally {
    await page.close();
  }
}

async function faultsOf(file, look, picture) {
  const address = pathToFileURL(file).href;
  const faults = [];
  const context = await browser.newContext({
    colorScheme: look.colorScheme,
    viewport: { width: 1100, height: 900 },
  });
  try {
    await context.route("**/*", (route) => {
      const asked = route.request().url();
      if (asked === address) return route.continue();
      faults.push(`request: ${asked}`);
      return route.abort();
    });
    const page = await context.newPage();
    page.on("pageerror", (error) => faults.push(`console: ${error.message}`));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) faults.push(`console: ${message.text()}`);
    });
    await page.emulateMedia({ media: look.media, colorScheme: look.colorScheme });
    await page.goto(address, { waitUntil: "load" });
    if (picture) await page.screenshot({ path: picture, fullPage: true });
    // What is folded away has to be accessible, too.
    await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
    await page.evaluate(AXE);
    const found = await page.evaluate(() => axe.run(document));
    if (!found.passes.length) faults.push("axe: it looked at nothing");
    for (const rule of [...found.violations, ...found.incomplete]) {
      for (const node of rule.nodes) faults.push(`axe: ${rule.id}: ${node.html.slice(0, 160)}`);
    }
  } finally {
    await context.close();
  }
  return faults;
}
