"""How cards are coloured, on terminals of many colours and on those of sixteen."""

from rich.console import Console
from rich.theme import Theme

from davidgoliath.rules import Colour

FACE = {colour: f"face.{colour.name.lower()}" for colour in Colour}
PALE = {colour: f"pale.{colour.name.lower()}" for colour in Colour}
# A face is readable on a dark and on a light terminal; pale: no face, because the card cannot be
# played now or is worth one point only.
MANY_COLOURS = Theme(
    {
        "face.red": "bold #FFFDF7 on #D6392C",
        "face.yellow": "bold #1B1D24 on #FFCC40",
        "face.green": "bold #1B1D24 on #70B27B",
        "face.blue": "bold #FFFDF7 on #10589A",
        "face.violet": "bold #FFFDF7 on #431560",
        "pale.red": "red",
        "pale.yellow": "yellow",
        "pale.green": "green",
        "pale.blue": "bright_blue",
        "pale.violet": "magenta",
    }
)
SIXTEEN_COLOURS = Theme(
    {
        "face.red": "bold white on red",
        "face.yellow": "black on yellow",
        "face.green": "black on green",
        "face.blue": "bold white on blue",
        "face.violet": "bold white on magenta",
    }
)


def paint(console: Console) -> None:
    """Let this console know the names."""
    console.push_theme(MANY_COLOURS)
    if console.color_system in ("standard", "windows"):
        console.push_theme(SIXTEEN_COLOURS)
