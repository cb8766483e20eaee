"""Old canal houses: accurate outlines, few polygons.

At night some of their windows glow (without lighting anything); by day they are dark panes.
"""
from math import cos, pi

from geometry import box, empty, loft, place, quad
from materials import lit, material

LIGHTS = ("#ffb35c", "#ffc987", "#ff9d45", "#ffd7a0")


def _gable(kind, half, top):
    """Outline of a gable above the eaves from right to left, as (x, z) with z = 0 at the eaves."""
    if kind == "step":
        steps = 5
        right = []
        for i in range(steps):
            x, z = half * (1 - i / steps), top * i / steps
            right += [(x, z), (x, z + top / steps)]
    elif kind == "neck":
        neck = half * 0.44
        right = [(half, 0), (half, 0.25), (neck * 1.35, 0.5), (neck, 1.1), (neck, top * 0.82),
                 (neck * 1.1, top * 0.86), (neck * 0.55, top)]
    elif kind == "bell":
        right = [(half, 0), (half, 0.2)]
        right += [(half * (0.30 + 0.66 * (1 + cos(pi * t / 8)) / 2), 0.2 + (top - 0.5) * t / 8) for t in range(1, 9)]
        right += [(half * 0.26, top)]
    else:
        right = [(half * 1.04, 0), (half * 1.04, 0.35), (half * 0.98, 0.45)]
    return right + [(-x, z) for x, z in reversed(right)]


def _panes(root, half, eaves, floors, rng, night):
    """Tall windows in white frames; the later it is, the fewer are lit."""
    frame = material("window frame", "#cfc8b8" if not night else "#8d877c", 0.6)
    dark = material("pane", "#10141c", 0.08, 0.5)
    columns = 3 if half > 2.2 else 2
    pitch = 2 * half / (columns + 0.35)
    storey = eaves / floors
    for floor in range(floors):
        tall = storey * (0.66 if floor else 0.60)
        base = storey * floor + storey * 0.20
        for column in range(columns):
            x, wide = (column - (columns - 1) / 2) * pitch, pitch * 0.58
            box("frame", x - wide / 2 - 0.07, x + wide / 2 + 0.07, -0.06, 0.05, base - 0.07, base + tall + 0.07,
                frame, 0.01, root)
            pane = dark
            if night and rng.random() < 0.46:
                pane = lit("lit pane", rng.choice(LIGHTS), rng.choice((0.35, 0.6, 0.9, 1.3)))
            glass = quad("pane", wide, tall, pane, (x, -0.08, base + tall / 2), parent=root)
            glass.visible_diffuse = False
            box("bar", x - 0.03, x + 0.03, -0.10, -0.07, base, base + tall, frame, 0.002, root)
            for share in (0.36, 0.68):
                box("bar", x - wide / 2, x + wide / 2, -0.10, -0.07, base + tall * share - 0.025,
                    base + tall * share + 0.025, frame, 0.002, root)


def canal_house(at, width, eaves, gable, top, brick, rng, night=False):
    """`gable` is step, neck, bell or cornice, of height `top` above the eaves; the front faces -Y."""
    root, half = empty("house", at), width / 2
    outline = [(-half, 0), (half, 0)] + [(x, eaves + z) for x, z in _gable(gable, half, top)]
    walls = material("brick", brick, 0.9, 0.15)
    place(loft("house", [[(x, y, z) for x, z in outline] for y in (8, 0)], walls, flat_bands=(0,)), parent=root)
    _panes(root, half, eaves, 4 if eaves > 8 else 3, rng, night)
    stone = material("cornice", "#b9ae9a", 0.8)
    for height in (0.0, eaves - 0.12):
        box("band", -half, half, -0.10, 0.02, height, height + 0.16, stone, 0.01, root)
    if top > 1.5:
        wide = half * 0.26
        pane = lit("lit pane", LIGHTS[0], 0.7) if night and rng.random() < 0.5 else material("pane", "#10141c", 0.1)
        box("attic window", -wide, wide, -0.06, 0, eaves + 0.3, eaves + top * 0.52, pane, 0.01, root)
