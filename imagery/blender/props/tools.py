"""Tools of an installer: tool case, cordless screwdriver, a coil of cable."""
from math import cos, pi, radians, sin

from geometry import LYING, box, cylinder, empty, slab, tube
from materials import bumped, material
from surfaces import dark_metal, steel


def tool_case(at, turn=0.0, colour="#1f4fb0"):
    """A closed plastic case with two catches, 440 x 320 x 160 mm."""
    root = empty("tool case", at, (0, 0, radians(turn)))
    shell, dark = bumped(material("case", colour, 0.5, 0.4), 300, 0.1, 0.0006), dark_metal("#1c1e20")
    for z0, z1 in ((0.006, 0.100), (0.103, 0.160)):
        box("shell", -0.22, 0.22, -0.16, 0.16, z0, z1, shell, 0.014, root)
    for x in (-0.13, 0.13):
        box("catch", x - 0.028, x + 0.028, -0.170, -0.150, 0.062, 0.128, dark, 0.006, root)
    tube("handle", [(-0.09, -0.158, 0.098), (-0.085, -0.20, 0.098), (0.085, -0.20, 0.098), (0.09, -0.158, 0.098)],
         0.011, dark, root, 14)
    for x in (-0.18, 0.18):
        box("foot", x - 0.03, x + 0.03, -0.14, 0.14, 0, 0.010, dark, 0.003, root)
    return root


def screwdriver(at, turn=0.0, colour="#1fa37a"):
    """A cordless screwdriver that lies on its side; its bit points to -x."""
    root = empty("screwdriver", at, (0, 0, radians(turn)))
    body, dark = material("driver", colour, 0.4, 0.5), material("driver grip", "#1b1d1f", 0.6)
    along_x = (0, 0, -pi / 2)
    cylinder("motor", 0.030, 0.115, body, (-0.05, 0, 0.032), along_x, 0.008, parent=root)
    cylinder("gear", 0.026, 0.045, dark, (-0.095, 0, 0.032), along_x, 0.006, parent=root)
    cylinder("chuck", 0.016, 0.035, dark, (-0.128, 0, 0.032), along_x, 0.004, parent=root)
    cylinder("bit", 0.0035, 0.045, steel(), (-0.172, 0, 0.032), along_x, 0.0008, sides=6, parent=root)
    slab("handle", 0.042, 0.130, 0.040, 0.018, dark, 0.012, at=(0.020, -0.075, 0.052),
         rotation=(LYING[0], 0, radians(10)), parent=root)
    slab("battery", 0.085, 0.050, 0.056, 0.012, body, 0.008, at=(0.034, -0.150, 0.060),
         rotation=(LYING[0], 0, radians(10)), parent=root)
    return root


def cable_coil(at, turn=0.0, radius=0.13, turns=6, thick=0.0042, colour="#141414"):
    """A coiled cable tied in two places, its plug beside it."""
    root = empty("coil", at, (0, 0, radians(turn)))
    black, tie = material("cable", colour, 0.45, 0.4), material("tie", "#f4f1ea", 0.6)
    points = []
    for i in range(turns * 24 + 1):
        angle = i * 2 * pi / 24
        ring = i // 24
        wander = 0.010 * sin(angle * 0.37 + ring) + 0.007 * ((ring * 5) % 4 - 1.5)
        points.append(((radius + wander) * cos(angle), (radius + wander) * sin(angle),
                       thick + (ring % 3) * thick * 1.7 + 0.002 * sin(angle * 0.61)))
    points += [(radius + 0.05, 0.07, thick), (radius + 0.13, 0.10, thick), (radius + 0.20, 0.06, 0.016)]
    tube("cable", points, thick, black, root, 8)
    for angle in (0.6, 3.6):
        ring = [((radius + 0.022 * cos(a)) * cos(angle), (radius + 0.022 * cos(a)) * sin(angle),
                 0.013 + 0.015 * sin(a)) for a in (k * pi / 8 for k in range(17))]
        tube("tie", ring, 0.0035, tie, root, 6)
    cylinder("plug", 0.019, 0.036, black, (radius + 0.195, 0.062, 0.020), (0, 0, radians(-115)), 0.004, parent=root)
    for dy in (-0.0095, 0.0095):
        cylinder("pin", 0.0024, 0.019, steel(), (radius + 0.228 + dy * 0.42, 0.047 + dy * 0.9, 0.020),
                 (0, 0, radians(-115)), parent=root)
    return root
