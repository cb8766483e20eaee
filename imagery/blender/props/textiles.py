"""Cushions, rugs and curtains."""
from math import pi, radians, sin

from geometry import LYING, empty, grid_faces, loft, mesh, place, slab
from outlines import rounded_rectangle


def cushion(width, depth, thickness, material, crown=0.018, radius=0.045, soft=0.5, at=(0, 0, 0), rotation=(0, 0, 0),
            parent=None):
    """An upholstered block on z = 0; `crown` is the rise of its middle, `soft` the rounded share of its edge."""
    edge = thickness * soft
    arc = [pi / 2 * i / 6 for i in range(7)]
    half, low = min(width, depth) / 2, edge * 0.6
    profile = [(low * (1 - sin(a)), low * (1 - sin(pi / 2 - a))) for a in arc]
    seam = (thickness - edge + low) / 2
    if thickness > 0.05:
        profile += [(0, seam - 0.004), (0.0025, seam), (0, seam + 0.004)]
    profile += [(edge * (1 - sin(pi / 2 - a)), thickness - edge * (1 - sin(a))) for a in arc]
    for step in range(1, 9):
        share = step / 9
        profile.append((edge + (half - edge) * share, thickness + crown * (1 - (1 - share) ** 2.2)))
    rings = [(rounded_rectangle(width - 2 * i, depth - 2 * i, max(radius - i, 0.006), 6), z) for i, z in profile]
    outlines = [[(x, y, z) for x, y in ring] for ring, z in rings]
    return place(loft("cushion", outlines, material), at, rotation, parent)


def rug(at, width, depth, turn=0.0, pile=None, border=None):
    """12 mm of wool; with `border` its edge has another colour."""
    root = empty("rug", at, (0, 0, radians(turn)))
    if border:
        slab("border", width, depth, 0.010, 0.02, border, 0.004, at=(0, 0, 0.010), rotation=LYING, parent=root)
        width, depth = width - 0.24, depth - 0.24
    slab("rug", width, depth, 0.012, 0.02, pile, 0.004, at=(0, 0, 0.012), rotation=LYING, parent=root)


def curtain(root, x0, x1, z0, z1, cloth, folds=6, depth=0.055, y=-0.10):
    """A folded curtain between two heights, slightly gathered half way."""
    columns, rows = folds * 14, 10
    middle, vertices = (x0 + x1) / 2, []
    for row in range(rows + 1):
        share = row / rows
        gather = 1 - 0.10 * sin(pi * share)
        for column in range(columns + 1):
            t = column / columns
            wave = sin(2 * pi * folds * t + 0.5 * sin(7 * t)) * (0.6 + 0.4 * sin(5 * t + 1))
            vertices.append((middle + (x0 + (x1 - x0) * t - middle) * gather, y - depth * wave * (1 - 0.35 * share),
                             z0 + (z1 - z0) * share))
    mesh("curtain", vertices, grid_faces(rows + 1, columns + 1), cloth, smooth=True, parent=root)
