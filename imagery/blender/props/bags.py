"""What somebody of 1.75 m carries, as distance fields."""
import numpy as np

from props.distance_fields import Grid, joined
import surfaces

CELL = 0.009


def backpack(colour, parent):
    grid = Grid((-0.30, -0.25, 0.85), (0.30, 0.36, 1.52), CELL)
    shape = joined(0.05, grid.limb((-0.07, 0.17, 1.02), (-0.07, 0.15, 1.34), 0.085, 0.075),
                   grid.limb((0.07, 0.17, 1.02), (0.07, 0.15, 1.34), 0.085, 0.075),
                   grid.limb((-0.06, 0.23, 1.06), (0.06, 0.23, 1.06), 0.055, 0.055))
    shape += grid.folds(4, (0.03, 0.03), 0.002)
    grid.solid("backpack", shape, surfaces.cloth(colour), parent)


def bag(colour, shoulder, parent):
    """At the side, its strap over the top of the right `shoulder`."""
    x, y, z = shoulder
    grid = Grid((-0.10, -0.20, -0.76), (0.22, 0.26, 0.05), CELL)
    back = 0.07
    body = grid.stack([(-0.72, 0.052, 0.15, back), (-0.60, 0.050, 0.148, back), (-0.45, 0.030, 0.14, back)],
                      squareness=5)
    body += grid.folds(3, (0.05, 0.05), 0.002)
    top = (0.10, 0.0, 0.0)
    strap = joined(0.004, grid.limb((0, back - 0.11, -0.47), top, 0.012, 0.012),
                   grid.limb((0, back + 0.11, -0.47), top, 0.012, 0.012))
    grid.solid("bag", joined(0.004, body, strap), surfaces.leather(colour), parent).location = (x - 0.10, y, z)
