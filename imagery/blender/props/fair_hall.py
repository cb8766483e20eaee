"""The dark hall around a trade-fair stand: other stands, banners, the lamps far above."""
from math import radians

from geometry import STANDING, box, cylinder, empty, quad, tube
from materials import glow, linear, material
from stage import area


def hall_lamps(rows, height=9.5):
    """The dimmed lamps of the hall."""
    lens = glow("hall lamp", "#ffe6c2", 2.6)
    for y in rows:
        for i in range(-5, 6):
            cylinder("hall lamp", 0.16, 0.03, lens, (i * 4.4, y, height), STANDING, 0.004, sides=20)


def neighbour(at, width, depth, height, colour, light, turn=0.0):
    """Another stand in the hall: walls lit from above, a strip of light, a counter, a lit panel."""
    root = empty("neighbour", at, (0, 0, radians(turn)))
    wall, lamp = material("neighbour", colour, 0.9, 0.1), glow("strip", light, 2.4)
    middle = height * 0.52
    box("wall", -width / 2, width / 2, depth - 0.1, depth, 0, height, wall, 0.01, root)
    box("side", -width / 2, -width / 2 + 0.1, depth * 0.3, depth, 0, height, wall, 0.01, root)
    box("fascia", -width / 2 - 0.3, width / 2 + 0.3, 0, 0.12, height + 0.25, height + 0.7, wall, 0.01, root)
    box("strip", -width / 2 - 0.3, width / 2 + 0.3, -0.02, 0, height + 0.25, height + 0.275, lamp, 0.002, root)
    quad("panel", width * 0.26, height * 0.46, glow("panel", light, 0.34), (width * 0.16, depth - 0.12, middle),
         parent=root)
    quad("panel", width * 0.10, height * 0.46, glow("panel", light, 0.22), (width * 0.40, depth - 0.12, middle),
         parent=root)
    box("counter", -width * 0.34, -width * 0.06, 0.5, 1.0, 0, 1.05, wall, 0.02, root)
    x, y, _ = at
    area("neighbour wash", (x, y + depth - 1.4, height + 0.6), (x, y + depth, height * 0.4), width * 0.8, 0.4, 60,
         linear(light)[:3], glossy=False)
    return root


def banner(at, width, height, colour, strength=0.16):
    """A lit frame above a distant stand, without text."""
    quad("banner", width, height, glow("banner", colour, strength), at)
    dark = material("banner frame", "#101214", 0.6)
    box("frame", at[0] - width / 2 - 0.05, at[0] + width / 2 + 0.05, at[1] + 0.02, at[1] + 0.4,
        at[2] - height / 2 - 0.05, at[2] + height / 2 + 0.05, dark, 0.01)
    for x in (-width * 0.4, width * 0.4):
        tube("wire", [(at[0] + x, at[1] + 0.2, at[2] + height / 2), (at[0] + x, at[1] + 0.2, 12)], 0.012, dark,
             sides=6, smooth=False)
