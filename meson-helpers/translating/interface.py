"""Texts of user interface definitions that aren't marked for translation."""

import re
import xml.etree.ElementTree as ET

TEXTS = {
    "label", "title", "subtitle", "tooltip-text", "heading", "body", "description", "placeholder-text",
}


def problems(path, name):
    """A line for each text that says neither translatable="yes" nor "no"."""
    for element in ET.parse(path).iter():
        is_text = element.tag in ("property", "attribute") and element.get("name") in TEXTS
        text = (element.text or "").strip()
        if (is_text or element.tag in ("response", "item")) and re.search(r"[A-Za-z]", text):
            if element.get("translatable") not in ("yes", "no"):
                yield f"{name}: “{text}” has no translatable=\"yes\", or \"no\""
