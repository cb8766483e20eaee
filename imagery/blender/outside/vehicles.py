"""Outside the windows: a city bus, a local train, a Dutch bicycle."""
from math import cos, pi, radians, sin

from geometry import STANDING, box, cylinder, empty, ring, slab, tube
from lettering import words
from materials import glow, material
from props.station_fittings import INK, YELLOW


def _wheel(root, x, y):
    rubber, rim = material("rubber", "#151515", 0.8), material("rim", (0.5, 0.5, 0.5, 1), 0.35, metallic=1)
    turned = (0, 0, -pi / 2)
    cylinder("arch", 0.62, 0.30, material("arch", "#0c0c0c", 0.9), (x - 0.27, y, 0.48), turned, 0.02, parent=root)
    cylinder("tyre", 0.48, 0.29, rubber, (x - 0.25, y, 0.48), turned, 0.04, parent=root)
    cylinder("rim", 0.29, 0.02, rim, (x + 0.035, y, 0.48), turned, 0.006, parent=root)


def bus(at, line="4", destination="Universiteit", length=12.0):
    """A city bus, front to -Y, doors on its right-hand side (-X); `at` lies under the middle of its front."""
    root = empty("bus", at)
    white, coat = material("bus white", "#e9e7e1", 0.28), material("bus yellow", YELLOW, 0.28)
    pane, dark = material("bus glass", "#10161a", 0.06, 0.7), material("bus trim", INK, 0.4)
    width, height = 2.55, 3.05
    slab("skirt", width - 0.02, 1.05, length - 0.04, 0.10, coat, 0.14, 0.08, at=(0, 0.02, 0.30 + 0.525), parent=root)
    slab("body", width, height - 0.95, length, 0.20, white, 0.16, 0.08, at=(0, 0, 0.95 + (height - 0.95) / 2),
         parent=root)
    slab("windscreen", width - 0.16, 1.52, 0.05, 0.14, pane, 0.03, at=(0, -0.012, 1.74), parent=root)
    slab("destination", width - 0.44, 0.34, 0.04, 0.05, dark, 0.01, at=(0, -0.022, 2.72), parent=root)
    amber = glow("amber", "#ffb52e", 1.6)
    words(f"{line}  {destination}", 0.19, (0, -0.024, 2.62), amber, align="CENTER", parent=root)
    for x in (-0.98, 0.98):
        slab("lamp", 0.34, 0.13, 0.03, 0.05, glow("headlamp", "#fff4dd", 2.2), 0.01, at=(x, -0.004, 0.74),
             parent=root)
        tube("mirror arm", [(x * 1.22, 0.1, 2.7), (x * 1.42, -0.22, 2.75), (x * 1.42, -0.24, 2.5)], 0.018, dark, root)
        slab("mirror", 0.17, 0.36, 0.09, 0.05, dark, 0.02, at=(x * 1.42, -0.28, 2.28), parent=root)
    slab("bumper", width - 0.02, 0.22, 0.10, 0.08, dark, 0.03, at=(0, -0.02, 0.41), parent=root)
    side = -width / 2 - 0.004
    slab("side glass", length - 0.9, 1.16, 0.02, 0.08, pane, 0.004, at=(side, length / 2 + 0.2, 1.88),
         rotation=(0, 0, -pi / 2), parent=root)
    for y in (1.15, 5.6, 9.2):
        slab("door", 1.25, 2.32, 0.02, 0.06, pane, 0.004, at=(side - 0.004, y, 1.52), rotation=(0, 0, -pi / 2),
             parent=root)
        for edge in (-0.63, 0, 0.63):
            box("door frame", side - 0.02, side, y + edge - 0.03, y + edge + 0.03, 0.36, 2.68, dark, 0.004, root)
    for y in (2.75, 7.9):
        _wheel(root, -width / 2 + 0.02, y)
    box("roof unit", -0.9, 0.9, 2.0, 6.5, height - 0.02, height + 0.24, white, 0.08, root)
    return root


def train(at, length=26.0):
    """A local train seen from the side, along X; `at` is the middle of its side at platform height."""
    root = empty("train", at)
    white, dark = material("train white", "#e4e3de", 0.3), material("train glass", "#161c20", 0.08, 0.7)
    stripe, doors = material("train stripe", "#c8452d", 0.35), material("train doors", YELLOW, 0.35)
    slab("body", length, 3.0, 2.8, 0.35, white, 0.10, at=(0, 0, 1.62), parent=root)
    slab("stripe", length - 0.4, 0.34, 0.02, 0.02, stripe, 0.004, at=(0, -0.008, 0.52), parent=root)
    slab("windows", length - 1.2, 0.92, 0.02, 0.12, dark, 0.004, at=(0, -0.010, 1.86), parent=root)
    for x in (-9.6, -3.2, 3.2, 9.6):
        slab("door", 1.5, 2.3, 0.03, 0.08, doors, 0.006, at=(x, -0.022, 1.32), parent=root)
        for leaf in (-0.36, 0.36):
            slab("door glass", 0.44, 1.2, 0.01, 0.08, dark, 0.003, at=(x + leaf, -0.028, 1.66), parent=root)
    return root


def bicycle(at, turn=0.0, colour="#20262b"):
    """A Dutch bicycle on its stand, seen from afar; its front wheel points to -X."""
    root = empty("bicycle", at, (0, 0, radians(turn)))
    paint, rubber = material("frame", colour, 0.35), material("tyre", "#161616")
    saddle = material("saddle", "#5a3a24")
    for x in (-0.53, 0.53):
        ring("tyre", 0.335, 0.019, rubber, (x, 0, 0.35), STANDING, root, steps=36)
        for a in range(9):
            dx, dz = 0.33 * cos(a * pi / 9), 0.33 * sin(a * pi / 9)
            tube("spoke", [(x - dx, 0, 0.35 - dz), (x + dx, 0, 0.35 + dz)], 0.002, paint, root, 4, smooth=False)
    crank, post, head, axle = (0.06, 0, 0.30), (0.24, 0, 0.93), (-0.36, 0, 0.86), (0.53, 0, 0.35)
    bars = [(crank, post), (crank, head), ((0.19, 0, 0.74), (-0.35, 0, 0.80)), (axle, crank), (axle, (0.20, 0, 0.78)),
            ((-0.53, 0, 0.35), (-0.34, 0, 1.02))]
    for a, b in bars:
        tube("bar", [a, b], 0.015, paint, root, 8, smooth=False)
    grips = [(-0.10, -0.27, 1.00), (-0.30, -0.20, 1.06), (-0.34, 0, 1.05), (-0.30, 0.20, 1.06), (-0.10, 0.27, 1.00)]
    tube("handlebar", grips, 0.012, paint, root, 8)
    box("saddle", 0.12, 0.36, -0.08, 0.08, 0.92, 0.98, saddle, 0.02, root)
    for side in (-1, 1):
        end = (crank[0] + side * 0.09, side * 0.06, crank[2] - side * 0.14)
        tube("crank", [(crank[0], side * 0.06, crank[2]), end], 0.009, paint, root, 6, smooth=False)
        box("pedal", end[0] - 0.045, end[0] + 0.045, side * 0.10 - 0.04, side * 0.10 + 0.04, end[2] - 0.012, end[2] + 0.012,
            rubber, 0.004, root)
    box("carrier", 0.34, 0.82, -0.07, 0.07, 0.725, 0.740, paint, 0.004, root)
    return root
