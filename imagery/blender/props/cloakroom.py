"""Coats on hangers, and the pegs they hang from."""
from math import cos, pi, radians, sin
import random

from geometry import box, cylinder, empty, loft, place, slab, tube
from materials import linear, material
from surfaces import cloth, dark_metal, oak, steel


def _drape(length, phases):
    """Outlines of a hanging coat from the neck down, with folds that deepen towards the hem."""
    levels = [(0.00, 0.045, 0.040), (0.035, 0.058, 0.048), (0.055, 0.10, 0.056), (0.085, 0.165, 0.068),
              (0.125, 0.200, 0.078), (0.20, 0.205, 0.084)]
    levels += [(0.20 + (length - 0.20) * i / 9, 0.203 + 0.007 * i, 0.086 + 0.004 * i) for i in range(1, 10)]
    for drop, wide, deep in levels:
        fold = 0.20 * max(0.0, (drop - 0.16) / (length - 0.16)) ** 0.8
        outline = []
        for k in range(96):
            a = 2 * pi * k / 96
            ripple = sin(5 * a + phases[0] + drop) + 0.6 * sin(9 * a + phases[1] - 2 * drop)
            ripple += 0.35 * sin(14 * a + phases[2])
            square = (abs(cos(a)) ** 2.5 + abs(sin(a)) ** 2.5) ** (-0.4)
            outline.append((wide * cos(a) * square * (1 + 0.25 * fold * ripple),
                            deep * sin(a) * square * (1 + fold * ripple), -drop - 0.06))
        yield outline


def coat(at, turn=0.0, colour="#2b3640", length=1.0, seed=1):
    """A buttoned coat on a hanger, its front to -Y before `turn`; `at` is the hook."""
    rng = random.Random(seed)
    outlines = list(_drape(length, [rng.uniform(0, 2 * pi) for _ in range(3)]))
    root, made = empty("coat", at, (0, 0, radians(turn))), cloth(colour)
    seam = material("seam", tuple(0.35 * c for c in linear(colour)[:3]) + (1,), 0.9)
    place(loft("coat", outlines, made), parent=root)
    front = 73  # the point of an outline where the coat closes
    tube("opening", [(x, y - 0.001, z) for x, y, z in (outline[front] for outline in outlines[5:])], 0.0022, seam,
         root, sides=6)
    for i in range(7, len(outlines) - 2, 2):
        x, y, z = outlines[i][front - 2]
        cylinder("button", 0.012, 0.005, seam, (x - 0.012, y - 0.005, z), edge=0.001, sides=20, parent=root)
    for side in (-1, 1):
        neck, chest, shoulder = outlines[1][72 + side * 9], outlines[7][front], outlines[4][72 + side * 8]
        points = [neck, (shoulder[0] + side * 0.045, shoulder[1], shoulder[2] - 0.02),
                  (shoulder[0] + side * 0.028, shoulder[1], shoulder[2] - 0.05), chest]
        lapel = loft("lapel", [[(x, y - lift, z) for x, y, z in points] for lift in (0.004, 0.012)], made)
        place(lapel, parent=root)
        x, y, z = outlines[-6][72 + side * 13]
        slab("pocket", 0.13, 0.022, 0.012, 0.003, made, 0.003, at=(x, y - 0.007, z),
             rotation=(0, radians(-side * 10), side * radians(14)), parent=root)
        sleeve = [(side * x, y, z) for x, y, z in ((0.150, 0.01, -0.165), (0.205, 0.005, -0.20),
                                                   (0.238, -0.012, -0.32), (0.246, -0.025, -0.52),
                                                   (0.236, -0.05, -0.70))]
        tube("sleeve", sleeve, 0.052, made, root, sides=24)
    tube("hanger", [(0, 0, -0.07), (0, 0, -0.02), (0.012, 0.01, 0.0), (0, 0.03, 0.005)], 0.003, steel(), root)
    return root


def pegs(x0, x1, y, z=1.72, count=5):
    """An oak rail with round pegs on a wall that faces -Y."""
    box("peg rail", x0, x1, y - 0.022, y, z - 0.05, z + 0.05, oak(along="x"), 0.003)
    places = [x0 + 0.12 + i * (x1 - x0 - 0.24) / (count - 1) for i in range(count)]
    for x in places:
        cylinder("peg", 0.013, 0.085, dark_metal(), (x, y - 0.105, z), edge=0.003)
        cylinder("peg end", 0.021, 0.008, dark_metal(), (x, y - 0.110, z), edge=0.002)
    return places
