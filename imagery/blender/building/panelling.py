"""Painted joinery of an old house: panelled walls, sash windows, beams.

A wall runs along the x of its handle, its face at y = 0 towards -Y, its thickness behind.
"""
from geometry import box, loft, place, quad
from glass import window_glass
from outlines import rounded_rectangle

DADO = 0.98  # top of the lower panels' rail
THICK = 0.34
MOULDING = [(0, 0.0), (0, -0.010), (0.005, -0.018), (0.016, -0.018), (0.024, -0.011), (0.034, -0.006),
            (0.040, -0.002)]  # (inset, y) pairs


def panel(x0, x1, z0, z1, material, parent=None):
    """One moulded panel on the face of a wall."""
    outlines = [[(x, y, z) for x, z in rounded_rectangle(x1 - x0 - 2 * i, z1 - z0 - 2 * i, 0.001, 1)]
                for i, y in MOULDING]
    place(loft("panel", outlines, material, flat_bands=range(len(MOULDING))), ((x0 + x1) / 2, 0, (z0 + z1) / 2),
          parent=parent)


def _fields(x0, x1, z0, z1, material, root, pitch=0.92, stile=0.085):
    count = max(1, round((x1 - x0) / pitch))
    width = (x1 - x0 - stile * (count + 1)) / count
    if width < 0.08:
        return
    for i in range(count):
        left = x0 + stile + i * (width + stile)
        panel(left, left + width, z0, z1, material, root)


def wall(root, length, height, material, openings=()):
    """Wall with dado and upper panels; an opening is (x0, x1, z0, z1)."""
    stretches, start = [], 0.0
    for x0, x1, z0, z1 in sorted(openings):
        stretches.append((start, x0))
        start = x1
        box("above", x0, x1, 0, THICK, z1, height, material, 0.001, root)
        if z0 > 0:
            box("below", x0, x1, 0, THICK, 0, z0, material, 0.001, root)
            _fields(x0 - 0.02, x1 + 0.02, 0.22, z0 - 0.09, material, root, 3)
    stretches.append((start, length))
    for x0, x1 in stretches:
        box("wall", x0, x1, 0, THICK, 0, height, material, 0.001, root)
        _fields(x0, x1, 0.24, DADO - 0.11, material, root)
        _fields(x0, x1, DADO + 0.10, height - 0.30, material, root)
        box("skirting", x0, x1, -0.022, 0, 0, 0.15, material, 0.006, root)
        box("dado rail", x0, x1, -0.034, 0, DADO - 0.03, DADO + 0.015, material, 0.010, root)
    for depth, low, high in ((0.030, 0.20, 0.15), (0.075, 0.15, 0.075), (0.120, 0.075, 0)):
        box("cornice", 0, length, -depth, 0, height - low, height - high, material, 0.012, root)


def sash_window(root, x0, x1, z0, z1, frame, sill, reflection=0.05):
    """Two sashes of 2 x 2 and 2 x 3 panes in the opening, with architrave and window board."""
    y, middle, meeting = THICK - 0.10, (x0 + x1) / 2, z0 + (z1 - z0) * 0.46
    for a, b in ((x0, x0 + 0.014), (x1 - 0.014, x1)):
        box("lining", a, b, -0.004, THICK, z0, z1, frame, 0.002, root)
    box("lining", x0, x1, -0.004, THICK, z1 - 0.014, z1, frame, 0.002, root)
    for a, b in ((x0, x0 + 0.06), (x1 - 0.06, x1)):
        box("jamb", a, b, y - 0.02, y + 0.08, z0, z1, frame, 0.004, root)
    for a, b in ((z0, z0 + 0.08), (meeting - 0.025, meeting + 0.025), (z1 - 0.06, z1)):
        box("rail", x0 + 0.06, x1 - 0.06, y, y + 0.05, a, b, frame, 0.004, root)
    box("glazing bar", middle - 0.012, middle + 0.012, y + 0.006, y + 0.04, z0, z1, frame, 0.004, root)
    for low, high, rows in ((z0 + 0.08, meeting, 2), (meeting, z1 - 0.06, 3)):
        for row in range(1, rows):
            z = low + (high - low) * row / rows
            box("glazing bar", x0 + 0.06, x1 - 0.06, y + 0.006, y + 0.04, z - 0.012, z + 0.012, frame, 0.004, root)
    pane = quad("pane", x1 - x0, z1 - z0, window_glass(reflection=reflection), (middle, y + 0.03, (z0 + z1) / 2),
                parent=root)
    pane.visible_shadow = pane.visible_diffuse = False
    for a, b in ((x0 - 0.10, x0), (x1, x1 + 0.10)):
        box("architrave", a, b, -0.030, 0, z0 - 0.02, z1 + 0.10, frame, 0.008, root)
    box("architrave", x0, x1, -0.030, 0, z1, z1 + 0.10, frame, 0.008, root)
    box("cap", x0 - 0.13, x1 + 0.13, -0.060, 0, z1 + 0.10, z1 + 0.15, frame, 0.012, root)
    box("window board", x0 - 0.12, x1 + 0.12, -0.07, THICK - 0.12, z0 - 0.035, z0, sill, 0.008, root)


def beams(x0, x1, y0, y1, height, wood, spacing=1.15, width=0.19, depth=0.24):
    """Beams from party wall to party wall under a ceiling at `height`, spread evenly from y0 to y1."""
    count = round((y1 - y0) / spacing)
    for i in range(count):
        y = y0 + (y1 - y0) * (i + 0.5) / count
        box("beam", x0, x1, y - width / 2, y + width / 2, height - depth, height, wood, 0.008)
