"""Hands with five fingers as distance fields, so that a figure can press a button or lean on a table.

Lengths in metres of a hand of 0.185 m, that of a figure of 1.75 m.
"""
from dataclasses import dataclass
from math import cos, radians, sin

import numpy as np

from props.distance_fields import Grid, joined

PALM = 0.098  # from the wrist to the knuckle of the middle finger
CELL = 0.0032
# Place of the knuckle across the palm (towards the thumb) and along it, lengths of the three bones, thickness.
FINGERS = (
    (0.030, 0.094, (0.042, 0.026, 0.020), 0.0092),
    (0.010, 0.098, (0.046, 0.029, 0.021), 0.0095),
    (-0.011, 0.094, (0.042, 0.027, 0.021), 0.0090),
    (-0.030, 0.085, (0.033, 0.021, 0.019), 0.0080),
)


@dataclass(frozen=True)
class Grip:
    """Bend of the joints in degrees towards the palm, index finger first, and of the thumb: away from the palm's
    edge, and across it."""

    fingers: tuple
    thumb: tuple = (38, 20)


RELAXED = Grip(((14, 22, 14), (20, 28, 18), (26, 32, 20), (30, 34, 22)))
POINTING = Grip(((4, 6, 4), (58, 78, 40), (66, 82, 44), (70, 82, 44)), thumb=(24, 46))
FLAT = Grip(((4, 4, 2), (3, 4, 2), (4, 4, 2), (6, 4, 2)), thumb=(46, 6))


def reach_of(grip):
    """Distance from the wrist to the tip of the index finger."""
    _, knuckle, bones, thick = FINGERS[0]
    bend, length = 0.0, knuckle
    for bone, joint in zip(bones, grip.fingers[0]):
        bend += joint
        length += bone * cos(radians(bend))
    return length + thick * 0.8


def hand(name, wrist, along, palm, thumb_side, grip, skin, parent):
    """A hand at `wrist` with fingers along `along`; `palm` is the direction it faces, `thumb_side` (1 or -1) tells a
    left hand from a right one."""
    along = np.array(along, float) / np.linalg.norm(along)
    palm = np.array(palm, float) - along * (np.array(palm, float) @ along)
    palm /= np.linalg.norm(palm)
    across = np.cross(along, palm) * thumb_side
    wrist = np.array(wrist, float)

    def at(x, y, z=0.0):
        return wrist + across * x + along * y + palm * z

    middle = at(0, 0.09, 0.02)
    grid = Grid(middle - 0.135, middle + 0.135, CELL)
    bones = [grid.limb(at(x * 0.55, 0.012), at(x, knuckle - 0.004), 0.0155, 0.0125) for x, knuckle, _, _ in FINGERS]
    heel = grid.limb(at(0.020, 0.024, 0.006), at(0.024, 0.058, 0.008), 0.017, 0.013)  # ball of the thumb
    shape = joined(0.012, *bones, heel, grid.limb(at(0, -0.055), at(0, 0.014), 0.0265, 0.0235))
    for (x, knuckle, lengths, thick), bends in zip(FINGERS, grip.fingers):
        shape = joined(0.006, shape, _finger(grid, at, x, knuckle, lengths, thick, bends))
    away, over = (radians(angle) for angle in grip.thumb)
    first = (0.030 + 0.040 * sin(away) * cos(over), 0.036 + 0.040 * cos(away), 0.008 + 0.040 * sin(over))
    tip = (first[0] + 0.030 * sin(away * 0.4) * cos(over) - 0.012 * sin(over), first[1] + 0.029 * cos(away * 0.4),
           first[2] + 0.012 * sin(over))
    thumb = joined(0.004, grid.limb(at(0.026, 0.026, 0.006), at(*first), 0.0135, 0.0112),
                   grid.limb(at(*first), at(*tip), 0.0108, 0.0088))
    return grid.solid(name, joined(0.007, shape, thumb), skin, parent)


def _finger(grid, at, x, knuckle, lengths, thick, bends):
    y, z, bend, parts = knuckle, 0.0, 0.0, []
    for i, (length, joint) in enumerate(zip(lengths, bends)):
        bend += joint
        ahead = (y + length * cos(radians(bend)), z + length * sin(radians(bend)))
        parts.append(grid.limb(at(x, y, z), at(x, *ahead), thick * (1 - 0.08 * i), thick * (0.92 - 0.08 * i)))
        y, z = ahead
    return joined(0.003, *parts)
