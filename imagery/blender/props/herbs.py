"""Kitchen herbs in terracotta: many thin shoots with small leaves."""
from dataclasses import dataclass
from math import cos, sin, sqrt
import random

from mathutils import Vector

from geometry import box
from props.leaves import Foliage, leaf_green
from props.plants import GOLDEN_ANGLE, pot


@dataclass(frozen=True)
class Herb:
    """`leaf` = (length, width) in metres, `rise` = how steeply leaves stand off their shoot, in radians."""

    height: float
    shoots: int
    leaves: int  # of each shoot
    leaf: tuple
    rise: float
    greens: tuple


BASIL = Herb(0.20, 16, 9, (0.055, 0.036), 0.25, ("#3f7a34", "#6fa94c"))
ROSEMARY = Herb(0.30, 22, 26, (0.032, 0.005), 0.75, ("#3d5a47", "#6a8570"))
CHIVES = Herb(0.02, 90, 1, (0.26, 0.006), 1.35, ("#2f6a35", "#4f8f4a"))
SAGE = Herb(0.19, 14, 10, (0.065, 0.024), 0.45, ("#6f8a74", "#9bb09a"))
PARSLEY = Herb(0.17, 34, 7, (0.034, 0.030), 0.35, ("#2c6b2c", "#4f9440"))


def herb(at, kind, radius=0.065, seed=1):
    """One pot; `at` is where it stands."""
    rng, foliage = random.Random(seed), Foliage()
    pot(at, radius, "#b4673f")
    for shoot in range(kind.shoots):
        share, heading = sqrt((shoot + 0.5) / kind.shoots), shoot * GOLDEN_ANGLE
        outward = Vector((cos(heading), sin(heading), 0))
        foot = Vector(at) + outward * (0.75 * radius * share) + Vector((0, 0, 1.5 * radius))
        way = (Vector((0, 0, 1)) + outward * (0.5 * share + rng.uniform(-0.1, 0.1))) * kind.height
        way = way * rng.uniform(0.75, 1.05)
        for i in range(kind.leaves):
            turn, rise = heading + i * GOLDEN_ANGLE, kind.rise + rng.uniform(-0.2, 0.2)
            direction = Vector((cos(turn) * cos(rise), sin(turn) * cos(rise), sin(rise)))
            length = kind.leaf[0] * rng.uniform(0.75, 1.1)
            foliage.blade(foot + way * ((i + 1) / kind.leaves), direction, length, kind.leaf[1], rng.uniform(0.1, 0.7),
                          rng.uniform(0.1, 0.4), rng.uniform(-0.4, 0.4), rng)
    foliage.build(leaf_green(*kind.greens))


def herb_shelf(x0, x1, y, z, kinds, board, metal):
    """Pots in a row on a board that hangs on a wall, which faces -Y at `y`."""
    box("herb shelf", x0, x1, y - 0.20, y, z - 0.03, z, board, 0.003)
    for x in (x0 + 0.15, x1 - 0.15):
        box("bracket", x - 0.012, x + 0.012, y - 0.16, y, z - 0.042, z - 0.03, metal, 0.002)
        box("bracket", x - 0.012, x + 0.012, y - 0.012, y, z - 0.18, z - 0.03, metal, 0.002)
    for i, kind in enumerate(kinds):
        herb((x0 + (x1 - x0) * (i + 0.5) / len(kinds), y - 0.10, z), kind, seed=i)
