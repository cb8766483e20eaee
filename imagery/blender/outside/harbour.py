"""The view from the Havengebouw: a terrace, water, brick houses and a crane on the far side."""
from math import cos, pi, radians, sin
import random

from geometry import STANDING, box, cylinder, empty, quad, slab, tube
from materials import linear, material
from outside.sky import sky_card
from outside.trees import scattered
from surfaces import dark_metal


def _house(root, x, width, height, wall, trim, pane, gable):
    box("house", x, x + width, 0, 9, -1, height, wall, 0.02, parent=root)
    if gable:
        for inset, rise in ((0.16, 0.8), (0.30, 1.5), (0.42, 2.1)):
            box("gable", x + inset * width, x + width - inset * width, 0, 0.5, height, height + rise, wall, 0.02,
                parent=root)
    else:
        box("cornice", x - 0.1, x + width + 0.1, -0.3, 0.4, height - 0.4, height, trim, 0.02, parent=root)
    columns = max(2, round(width / 1.5))
    for level in range(int((height - 0.8) / 2.9)):
        for column in range(columns):
            at = (x + (column + 0.5) * width / columns, -0.03, 1.4 + level * 2.9)
            quad("window frame", 0.92, 1.75, trim, at, parent=root)
            quad("window", 0.74, 1.56, pane, (at[0], -0.05, at[2]), parent=root)


def _tree(root, x, y, height, leaves, bark, rng):
    tube("trunk", [(x, y, -1), (x + 0.1, y, height * 0.6)], 0.16, bark, root, sides=8, smooth=False)
    for _ in range(9):
        angle, reach = rng.uniform(0, 2 * pi), height * rng.uniform(0.10, 0.20)
        tip = (x + reach * cos(angle), y + reach * sin(angle), height * rng.uniform(0.6, 0.9))
        tube("branch", [(x + 0.06, y, height * rng.uniform(0.3, 0.5)), tip], 0.05, bark, root, sides=6, smooth=False)
    spots = []
    for angle, rise in ((rng.uniform(0, 2 * pi), rng.uniform(0.40, 0.95)) for _ in range(46)):
        reach = height * 0.26 * rng.random() ** 0.5 * (1.15 - abs(rise - 0.65))
        middle, spread = (x + reach * cos(angle), y + reach * sin(angle), height * rise), height * 0.036
        spots += [tuple(rng.gauss(part, spread) for part in middle) for _ in range(60)]
    scattered("foliage", spots, 0.26, leaves, rng, root)


def _crane(root, x, y, height, colour):
    for dx in (-2.4, 2.4):
        box("crane leg", x + dx - 0.25, x + dx + 0.25, y, y + 0.5, -1, height * 0.55, colour, 0.02, parent=root)
    box("crane bridge", x - 2.8, x + 2.8, y, y + 0.8, height * 0.55, height * 0.62, colour, 0.02, parent=root)
    box("crane cabin", x - 1.2, x + 1.4, y, y + 0.8, height * 0.62, height * 0.76, colour, 0.02, parent=root)
    slab("crane jib", 0.55, height * 0.8, 0.5, 0.02, colour, at=(x - height * 0.26, y + 0.2, height),
         rotation=(0, radians(-42), 0), parent=root)


def quay(at, turn, seed=3, length=15, strength=1.0):
    """Brick houses, trees and a harbour crane on the far side of the water, under a pale sky.

    The colours include haze for 100 m. `at` is the middle of the row, which faces -Y.
    """
    rng, growth, angle = random.Random(seed), random.Random(seed + 1), radians(turn)
    root = empty("quay", at, (0, 0, angle))
    haze = {"Emission": linear("#a9b8c2"), "Emission Strength": 0.42}
    bricks = ("#a87a67", "#b79281", "#97705f", "#c2ae9c", "#a68a7c", "#8d7d75")
    walls = [material("far brick", colour, 0.9, 0.1, **haze) for colour in bricks]
    trim, pane = material("trim", "#e0dcd4", 0.8, 0.1, **haze), material("far glass", "#75838d", 0.3, **haze)
    leaves = [material("far leaf", colour, 0.9, 0.1, **haze) for colour in ("#8d9a68", "#a0ac76", "#77855a")]
    bark = material("far bark", "#7a6c5e", 0.9, **haze)
    x = -4.6 * length / 2
    for _ in range(length):
        width = rng.uniform(4.2, 7.0)
        _house(root, x, width, rng.choice((9.2, 10.4, 12.1, 13.3)), rng.choice(walls), trim, pane,
               rng.random() < 0.45)
        if rng.random() < 0.5:
            _tree(root, x + width / 2, -3.4, rng.uniform(6, 8.5), leaves, bark, growth)
        x += width
    _crane(root, -9, -5.5, 17, material("crane", "#5f8f98", 0.7))
    box("water", -160, 160, -140, -5.9, -1.7, -1.2, material("water", "#8398a0", 0.10), 0.01, parent=root)
    box("quay wall", -160, 160, -5.9, 0, -1.7, -0.5, material("quay wall", "#a49a8d", 0.9), 0.01, parent=root)
    behind = (at[0] - sin(angle) * 14, at[1] + cos(angle) * 14, 38)
    sky_card(behind, 220, 80, "#f1efe8", "#a9c6db", strength, turn=turn)


def terrace(x0, x1, y0, y1):
    """The pavement before the facade with its railing along the water."""
    box("terrace", x0, x1, y0, y1, -0.25, -0.03, material("pavers", "#b5ab9c", 0.85), 0.01)
    iron = dark_metal("#34383a")
    for z in (0.55, 1.0):
        tube("railing", [(x0 + 0.3, y0, z), (x0 + 0.3, y1, z)], 0.022, iron, smooth=False)
    for i in range(int((y1 - y0) / 1.8)):
        cylinder("railing post", 0.022, 1.05, iron, (x0 + 0.3, y0 + i * 1.8, -0.05), STANDING, 0.002)
