"""A sheet of rules for a terminal, as a page of markdown, and as one for a browser or a printer."""

from functools import lru_cache

from jinja2 import Template

from spades_rules.diagnostics import on_one_line
from spades_rules.report.markdown import escaped
from spades_rules.report.pages import paper
from spades_rules.report.paragraphs import NARROW, count, wrapped
from spades_rules.report.sheetpage import RuleSheet, Said, Section, mark_in_words
from spades_rules.report.style import PLAIN, Style

__all__ = ["heading_in_words", "sheet_to_markdown", "sheet_to_page", "sheet_to_text"]


def heading_in_words(sheet: RuleSheet) -> str:
    """Say whose rules a sheet holds, and what its marks mean."""
    lead = f"{sheet.game} by the profile {sheet.label}."
    if not sheet.against or sheet.against == sheet.label:
        return lead
    if not sheet.own:
        return f"{lead} Every rule is as in {sheet.against}."
    return f"{lead} Set apart: {count(sheet.own, 'rule')} that {sheet.against} has otherwise."


def sheet_to_text(sheet: RuleSheet, style: Style = PLAIN) -> list[str]:
    """Give a sheet as lines; a bar stands before the rules that are boxed."""
    lines = [style.strong(on_one_line(sheet.title)), *_wrapped(heading_in_words(sheet))]
    for section in sheet.sections:
        lines += ["", style.strong(section.heading)]
        for one in section.rules:
            mark = mark_in_words(one, sheet.against)
            bar = "| " if mark else "  "
            if one.text:
                lines += [bar + line for line in _wrapped(f"{one.text} [{one.rule}]")]
            if mark:
                tail = "" if one.text else f" [{one.rule}]"
                lines += [bar + line for line in _wrapped(f"{mark}{tail}", indent=2)]
    return lines


def sheet_to_markdown(sheet: RuleSheet) -> str:
    """Write a sheet as markdown; the rules that are boxed are quotations."""
    parts = [f"# {escaped(sheet.title)}", escaped(heading_in_words(sheet))]
    for section in sheet.sections:
        parts += [f"## {section.heading}", *_in_groups(section, sheet.against)]
    return "\n\n".join(parts) + "\n"


def sheet_to_page(sheet: RuleSheet) -> str:
    """Write a sheet as HTML; the entry of a rule has the anchor `#scoring.nil`.

    The page fetches nothing and runs nothing, and what a profile says is text in it and no markup.
    """
    return _template().render(sheet=sheet)


def _wrapped(text: str, *, indent: int = 0) -> list[str]:
    return wrapped(text, indent=indent, hanging=2, width=NARROW - 2).splitlines()


def _in_groups(section: Section, against: str) -> list[str]:
    """Give lists of rules that are alike, and a quotation for each that is boxed."""
    parts: list[str] = []
    for one in section.rules:
        mark = mark_in_words(one, against)
        if mark:
            parts.append("\n>\n".join(f"> {text}" for text in _marked(one, mark)))
            continue
        item = f"- {escaped(one.text)} `{one.rule}`"
        if parts and parts[-1].startswith("- "):
            parts[-1] += f"\n{item}"
        else:
            parts.append(item)
    return parts


def _marked(one: Said, mark: str) -> list[str]:
    if not one.text:
        return [f"*{escaped(mark)}* `{one.rule}`"]
    return [f"**{escaped(one.text)}** `{one.rule}`", f"*{escaped(mark)}*"]


@lru_cache(maxsize=1)
def _template() -> Template:
    page = paper()
    page.globals |= {"heading_in_words": heading_in_words, "mark_in_words": mark_in_words}
    return page.get_template("sheet.html.jinja")
