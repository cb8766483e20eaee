"""Jackets on hangers, and the pegs they hang from."""
from math import radians

from geometry import box, cylinder, empty, tube
from humans.dressing import Look, jacket as unworn
from surfaces import dark_metal, oak, steel

DEPTH = 0.62  # of a jacket that nobody wears, as a share


def jacket(at, turn=0.0, colour="#2b3640"):
    """An open jacket on a hanger, its front to -Y before `turn`; `at` is the hook."""
    root = empty("jacket", at, (0, 0, radians(turn)))
    made = unworn(Look(colour=colour), root)
    made.location.z = -0.10
    made.scale.y *= DEPTH
    tube("hook", [(0, 0, -0.12), (0, 0, -0.03), (0.012, 0, -0.015), (0.018, 0, 0), (0, 0, 0.016), (-0.018, 0, 0)],
         0.003, steel(), root)
    tube("hanger", [(-0.17, 0, -0.17), (-0.05, 0, -0.13), (0, 0, -0.122), (0.05, 0, -0.13), (0.17, 0, -0.17)], 0.011,
         oak(), root)
    return root


def pegs(x0, x1, y, z=1.72, count=5):
    """An oak rail with round pegs on a wall that faces -Y."""
    box("peg rail", x0, x1, y - 0.022, y, z - 0.05, z + 0.05, oak(along="x"), 0.003)
    places = [x0 + 0.12 + i * (x1 - x0 - 0.24) / (count - 1) for i in range(count)]
    for x in places:
        cylinder("peg", 0.013, 0.085, dark_metal(), (x, y - 0.105, z), edge=0.003)
        cylinder("peg end", 0.021, 0.008, dark_metal(), (x, y - 0.110, z), edge=0.002)
    return places
