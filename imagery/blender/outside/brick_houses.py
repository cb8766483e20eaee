"""Rows of brick houses seen through a window, from 15 m."""
from math import pi, radians
import random

from geometry import box, empty, mesh, quad, slab
from materials import material, mottled


def row_of_one_height(at, turn=0.0, width=14.0, height=6.2, bays=5, floors=2, bricks=("#7a4634", "#a5654a")):
    """A brick front with white windows and a dark tiled roof; `at` is the middle of its foot."""
    root = empty("houses", at, (0, 0, radians(turn)))
    wall = mottled(material("brick", rough=0.9, specular=0.1), *bricks, 14, 3, (0.5, 0.5, 2.4))
    frame, pane = material("window frame", "#efece4", 0.5), material("pane", "#3d4c55", 0.12, 0.7)
    box("front", -width / 2, width / 2, 0, 0.3, 0, height, wall, 0.01, root)
    pitch, storey = width / bays, height / floors
    for bay in range(bays):
        for floor in range(floors):
            x, z = -width / 2 + pitch * (bay + 0.5), storey * (floor + 0.30)
            wide, high = pitch * 0.52, storey * 0.56
            box("frame", x - wide / 2, x + wide / 2, -0.06, 0.02, z, z + high, frame, 0.004, root)
            for end in (-1, 1):
                middle = (x + end * (wide / 4 - 0.01), -0.065, z + high / 2)
                quad("pane", wide / 2 - 0.14, high - 0.16, pane, middle, parent=root)
    tiles = material("tiles", "#4a3f3c", 0.8)
    quad("roof", width + 0.4, 3.6, tiles, (0, 1.2, height + 1.28), (radians(-46), 0, 0), root)
    box("gutter", -width / 2 - 0.2, width / 2 + 0.2, -0.22, 0.02, height - 0.08, height + 0.06, frame, 0.01, root)
    return root


def _saddle_roof(x0, x1, y0, y1, eaves, ridge, tiles):
    """The ridge runs along Y."""
    corners = [(x, y, z) for y in (y0, y1) for x, z in ((x0, eaves), ((x0 + x1) / 2, ridge), (x1, eaves))]
    mesh("roof", corners, [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1), (1, 4, 5, 2)], tiles)


def row_of_gables(x, start, end, seed=5):
    """Adjoining fronts along Y that face -X, of different heights."""
    rng = random.Random(seed)
    tones = (("#7a4a3a", "#8d5a47"), ("#8c6a52", "#9c7a60"), ("#5e4640", "#6d534b"), ("#a08468", "#b09478"))
    pane, frame = material("far glass", "#5f7784", 0.15, 0.6), material("far frame", "#e7e3d9", 0.6)
    roof = material("roof tiles", "#5a4a45", 0.8)
    y = start
    while y < end:
        width, height, tone = rng.uniform(4.8, 6.4), rng.uniform(6.5, 8.5), rng.choice(tones)
        front = mottled(material("brick", rough=0.9, specular=0.1), *tone, 6)
        box("front", x, x + 6, y, y + width - 0.04, 0, height, front, 0.01)
        box("eaves", x - 0.25, x + 0.1, y, y + width - 0.04, height - 0.25, height, frame, 0.01)
        _saddle_roof(x - 0.2, x + 6, y, y + width - 0.04, height, height + 2.6, roof)
        for floor in range(3):
            for column in range(2):
                z, middle = 1.5 + floor * (height - 1.6) / 3, y + width * (0.28 + 0.44 * column)
                slab("frame", 1.25, 1.65, 0.05, 0.01, frame, at=(x - 0.02, middle, z), rotation=(0, 0, -pi / 2))
                slab("pane", 1.05, 1.45, 0.05, 0.01, pane, at=(x - 0.03, middle, z), rotation=(0, 0, -pi / 2))
        y += width
