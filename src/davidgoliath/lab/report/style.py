"""How plots look: stone and ink, as everything but the cards."""

from matplotlib.axes import Axes
from matplotlib.figure import Figure

INK, INK_2, LINE, PALE, PANEL = "#1b1d24", "#52545c", "#c9c5b8", "#b7b6b1", "#f7f5ef"
WIDTH = 3.5  # inches; the smallest phones show it in its own size
ROW = 0.27  # inches
AROUND = 0.62  # inches for what stands around the rows of a plot
TEXT, SMALL = 10.5, 10
SETTINGS = {
    "axes.edgecolor": LINE,
    "axes.facecolor": "none",
    "axes.labelcolor": INK_2,
    "axes.labelsize": SMALL,
    "axes.linewidth": 0.8,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titlepad": 4,
    "axes.titlesize": TEXT,
    "axes.titleweight": "bold",
    "figure.constrained_layout.h_pad": 0.05,
    "figure.constrained_layout.use": True,
    "figure.facecolor": PANEL,
    "font.family": "DejaVu Sans",  # comes with matplotlib: the same layout everywhere
    "font.size": TEXT,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "legend.fontsize": TEXT,
    "text.color": INK,
    "xtick.color": LINE,
    "xtick.labelcolor": INK_2,
    "xtick.labelsize": SMALL,
    "xtick.major.size": 3,
    "ytick.color": LINE,
    "ytick.labelcolor": INK,
    "ytick.labelsize": TEXT,
    "ytick.major.size": 0,
}


def stacked(heights: list[float]) -> tuple[Figure, list[Axes]]:
    """Axes one below the other, so high in inches, with one scale along."""
    figure = Figure(figsize=(WIDTH, sum(heights) + AROUND))
    axes = figure.subplots(len(heights), 1, sharex=True, squeeze=False, height_ratios=heights)
    return figure, list(axes[:, 0])
