"""What somebody of 1.75 m carries: distance fields, and straps that lie on the clothes."""
from math import cos, radians, sin

import numpy as np

from geometry import grid_faces, mesh
from props.distance_fields import Grid, joined
import surfaces

CELL = 0.009
STRAP = 0.021  # m, half the width


def backpack(colour, parent):
    grid = Grid((-0.30, -0.25, 0.85), (0.30, 0.36, 1.52), CELL)
    shape = joined(0.05, grid.limb((-0.07, 0.17, 1.02), (-0.07, 0.15, 1.34), 0.085, 0.075),
                   grid.limb((0.07, 0.17, 1.02), (0.07, 0.15, 1.34), 0.085, 0.075),
                   grid.limb((-0.06, 0.23, 1.06), (0.06, 0.23, 1.06), 0.055, 0.055))
    shape += grid.folds(4, (0.03, 0.03), 0.002)
    grid.solid("backpack", shape, surfaces.cloth(colour), parent)


def straps(colour, chest, parent):
    """From the top of the backpack over both shoulders and under the arms, on `chest`, a BVHTree of what is worn."""
    for side in (-1, 1):
        rows = [row for row in (_on(chest, edges) for edges in _way_of_a_strap(side)) if row]
        strap = mesh("strap", [point for row in rows for point in row], grid_faces(len(rows), 2), surfaces.cloth(colour),
                     smooth=True, parent=parent)
        thick = strap.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.009, 0


def _way_of_a_strap(side):
    """Rays (start, direction) from inside the chest through both edges of the strap."""
    for angle in range(40, 200, 10):
        middle, way = 0.075 + 0.03 * angle / 200, (0, cos(radians(angle)), sin(radians(angle)))
        yield [((side * (middle + edge), 0.02, 1.28), way) for edge in (-STRAP, STRAP)]
    for angle in range(40, 150, 10):
        way, middle = (side * sin(radians(angle)), -cos(radians(angle)), 0), 1.19 - 0.001 * angle
        yield [((0, 0.02, middle + edge), way) for edge in (-STRAP, STRAP)]


def _on(chest, rays):
    hits = [(chest.ray_cast(start, way)[0], way) for start, way in rays]
    return [tuple(hit + 0.008 * type(hit)(way)) for hit, way in hits] if all(hit for hit, _ in hits) else None


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
