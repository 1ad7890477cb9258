"""Cards and seats: what lies on a table before anybody makes a rule about it."""
