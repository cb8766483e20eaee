"""A hotel reception: desk with bell and guest book, rack with keys."""
from math import cos, pi, radians, sin
import random

from geometry import LYING, STANDING, box, cylinder, empty, lathe, ring, slab
from materials import material
from surfaces import brass, dark_metal


def reception_desk(at, width, turn=0.0, wood=None, top=None, depth=0.72, height=1.08):
    """Fluted front between two brass lines under a stone top; `at` is the middle of the front on the floor."""
    root, metal = empty("desk", at, (0, 0, radians(turn))), brass()
    half = width / 2
    box("plinth", -half + 0.03, half - 0.03, 0.045, depth - 0.05, 0, 0.09, dark_metal(), 0.002, root)
    box("carcass", -half + 0.012, half - 0.012, 0.022, depth, 0.09, height - 0.04, wood, 0.004, root)
    count = round(width / 0.046)
    for i in range(count):
        x = -half + 0.035 + (width - 0.07) * i / (count - 1)
        cylinder("flute", 0.0200, height - 0.19, wood, (x, 0.026, 0.115), STANDING, 0.002, 20, root)
    for z in (0.092, height - 0.068):
        box("line", -half + 0.004, half - 0.004, 0.000, depth, z, z + 0.018, metal, 0.002, root)
    box("top", -half - 0.02, half + 0.02, -0.03, depth + 0.02, height - 0.034, height, top, 0.006, root)
    return root


def bell(at):
    root, metal = empty("bell", at), brass()
    lathe("base", [(0, 0), (0.046, 0), (0.046, 0.006), (0.040, 0.010), (0, 0.010)], dark_metal("#151311"), 40,
          parent=root)
    dome = [(0.042 * cos(pi / 2 * k / 12), 0.014 + 0.034 * sin(pi / 2 * k / 12)) for k in range(13)]
    lathe("dome", [(0, 0.014), (0.044, 0.012), *dome[:-1], (0, 0.048)], metal, 48, parent=root)
    cylinder("button", 0.006, 0.016, metal, (0, 0, 0.046), STANDING, 0.002, 20, root)
    return root


def key(at, rotation=(0, 0, 0), tag=None, metal=None, parent=None):
    """A room key on a long fob; hangs along -Z from its ring at `at`."""
    root, metal = empty("key", at, rotation, parent), metal or brass()
    ring("ring", 0.013, 0.0012, metal, (0, 0, -0.013), STANDING, root, steps=24)
    slab("fob", 0.030, 0.085, 0.008, 0.012, tag, 0.002, at=(0, -0.004, -0.068), segments=5, steps=3, parent=root)
    cylinder("shaft", 0.0028, 0.055, metal, (0.007, 0.006, -0.078), STANDING, sides=10, parent=root)
    box("bit", 0.007, 0.020, 0.004, 0.008, -0.080, -0.066, metal, 0.0008, root)
    return root


def key_rack(at, wood, back, columns=8, rows=4, pitch=0.17, seed=5):
    """Pigeonholes with a hook each; some keys and letters are missing. `at` is its lower left corner on the wall."""
    root, rng = empty("key rack", at), random.Random(seed)
    metal = brass()
    tag, paper = material("fob", "#7a2226", 0.4), material("letter", "#b5a98e", 0.85)
    width, height, depth = columns * pitch, rows * pitch, 0.14
    box("back", 0, width, -0.012, 0, 0, height, back, 0.001, root)
    for i in range(columns + 1):
        box("upright", i * pitch - 0.007, i * pitch + 0.007, -depth, 0, 0, height, wood, 0.0015, root)
    for j in range(rows + 1):
        box("shelf", -0.007, width + 0.007, -depth - 0.002, 0, j * pitch - 0.007, j * pitch + 0.007, wood, 0.0015,
            root)
    for side in (-0.045, width + 0.007):
        box("side", side, side + 0.038, -depth - 0.012, 0, -0.045, height + 0.045, wood, 0.004, root)
    for z in (-0.045, height + 0.007):
        box("rail", -0.045, width + 0.045, -depth - 0.012, 0, z, z + 0.038, wood, 0.004, root)
    box("crown", -0.07, width + 0.07, -depth - 0.035, 0, height + 0.045, height + 0.075, wood, 0.010, root)
    for j in range(rows):
        for i in range(columns):
            x, z = (i + 0.5) * pitch, j * pitch
            chance = rng.random()
            if chance < 0.62:
                key((x, -depth - 0.004, z + pitch - 0.006), (0, radians(rng.uniform(-5, 5)), 0), tag, metal, root)
            if chance > 0.70:
                box("letter", x - 0.060, x + 0.045, -0.10, -0.097, z + 0.008, z + rng.uniform(0.075, 0.105), paper,
                    0.0006, root)
    return root


def ledger(at, turn=0.0, cover="#2c2320"):
    """A closed guest book with a ribbon and a pen on it."""
    root = empty("ledger", at, (0, 0, radians(turn)))
    slab("pages", 0.205, 0.285, 0.022, 0.002, material("paper", "#e2d8c3", 0.9), 0.001, at=(0, 0, 0.026),
         rotation=LYING, parent=root)
    for z in (0.004, 0.030):
        slab("cover", 0.215, 0.300, 0.004, 0.004, material("cover", cover, 0.5), 0.001, at=(0, 0, z), rotation=LYING,
             parent=root)
    cylinder("pen", 0.0045, 0.135, dark_metal("#101010"), (0.02, -0.07, 0.035), (0, 0, radians(24)), 0.001, 16, root)
    return root
