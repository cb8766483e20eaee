"""Station fittings: tactile paving, signs, bins."""
from math import radians

from geometry import STANDING, box, copies, cylinder, empty, mesh, slab, tube
from lettering import words
from materials import glow, material

INK = "#15181b"
YELLOW = "#f2b705"


def guidance_strip(at, length, turn=0.0, width=0.60, pitch=0.075, tile=0.60):
    """Tactile paving: ribbed white tiles along +Y from `at`, with open joints."""
    root = empty("guidance", at, (0, 0, radians(turn)))
    white = material("guidance tile", (0.80, 0.79, 0.76, 1), 0.5)
    vertices, faces = [], []
    half, rise = 0.016, 0.005  # of a rib
    for row in range(round(length / tile)):
        y0, y1 = row * tile + 0.004, (row + 1) * tile - 0.004
        for rib in range(int(width / pitch)):
            middle = -width / 2 + (rib + 0.5) * pitch
            first = len(vertices)
            for y in (y0, y1):
                vertices += [(middle - half, y, 0.003), (middle - half * 0.7, y, 0.003 + rise),
                             (middle + half * 0.7, y, 0.003 + rise), (middle + half, y, 0.003)]
            faces += [tuple(first + k for k in face) for face in
                      ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (0, 3, 2, 1), (4, 5, 6, 7))]
        box("tile", -width / 2, width / 2, y0, y1, -0.01, 0.003, white, 0.001, root)
    mesh("ribs", vertices, faces, white, parent=root)


def attention_field(x, y, size=1.2, pitch=0.10):
    """The field of studs where tactile strips meet or end."""
    white = material("attention tile", (0.78, 0.77, 0.74, 1), 0.5)
    box("field", x - size / 2, x + size / 2, y - size / 2, y + size / 2, -0.01, 0.0035, white, 0.001)
    places = [(i + 0.5) * pitch - size / 2 for i in range(int(size / pitch))]
    stud = cylinder("stud", 0.022, 0.005, white, rotation=STANDING, edge=0.002, sides=16)
    copies(stud, [(x + dx, y + dy, 0.003) for dx in places for dy in places])


def letter_sign(letter, at, size=0.44):
    """A yellow square with a letter or number on both sides; `at` is its centre."""
    root = empty("sign", at)
    plate, ink = material("sign yellow", YELLOW, 0.4), material("sign ink", INK, 0.5)
    slab("plate", size, size, 0.05, 0.03, plate, 0.004, at=(0, -0.025, 0), parent=root)
    words(letter, size * 0.56, (0, -0.026, -size * 0.28), ink, align="CENTER", weight="Bold", parent=root)
    words(letter, size * 0.56, (0, 0.026, -size * 0.28), ink, turn=180, align="CENTER", weight="Bold", parent=root)
    return root


def arrow(root, at, size, ink, angle=0.0):
    """An arrow of three strokes; angle in degrees, 0 points to the right."""
    handle = empty("arrow", at, (0, radians(angle), 0), root)
    half = size / 2
    for start, end in (((-half, 0), (half, 0)),
                       ((half, 0), (half * 0.2, half * 0.8)),
                       ((half, 0), (half * 0.2, -half * 0.8))):
        tube("stroke", [(start[0], 0, start[1]), (end[0], 0, end[1])], size * 0.075, ink, handle, 8, smooth=False)


def direction_sign(at, ceiling, width=3.2, height=0.42):
    """Hanging band 'Spoor 1-6' and 'Bus A-F'; `at` is its centre, `ceiling` the height of what it hangs from."""
    root = empty("direction sign", at)
    panel, white = material("sign panel", INK, 0.45), glow("sign white", "#f4f1e8", 0.85)
    yellow, ink = material("sign yellow", YELLOW, 0.4), material("sign ink", INK, 0.5)
    slab("panel", width, height, 0.10, 0.02, panel, 0.004, at=(0, -0.05, 0), parent=root)
    capital, base = height * 0.40, -height * 0.20
    left = -width / 2 + 0.34
    arrow(root, (left - 0.06, -0.053, 0), 0.20, white, -90)
    words("Spoor 1\u2009\u2013\u20096", capital, (left + 0.16, -0.052, base), white, parent=root)
    slab("plate", 0.78, height * 0.66, 0.006, 0.02, yellow, 0.002, at=(width / 2 - 0.86, -0.054, 0), parent=root)
    words("Bus", capital, (0.02, -0.052, base), white, parent=root)
    words("A\u2009\u2013\u2009F", capital * 0.86, (width / 2 - 0.86, -0.056, base), ink, align="CENTER",
          weight="Bold", parent=root)
    arrow(root, (width / 2 - 0.24, -0.053, 0), 0.20, white)
    drop = ceiling - at[2] - height / 2
    for x in (-width * 0.36, width * 0.36):
        cylinder("rod", 0.008, drop, panel, (x, 0, height / 2), STANDING, sides=12, parent=root)


def litter_bin(at, turn=0.0):
    """Two steel bins on one foot, for paper and for the rest."""
    root = empty("bins", at, (0, 0, radians(turn)))
    dark, opening = material("bin", "#34383a", 0.45), material("bin opening", "#050505", 0.9)
    for x, lid in ((-0.24, "#d9d5cb"), (0.24, YELLOW)):
        slab("bin", 0.42, 0.86, 0.36, 0.03, dark, 0.01, 0.01, at=(x, -0.18, 0.49), parent=root)
        slab("lid", 0.42, 0.09, 0.36, 0.03, material("lid", lid, 0.5), 0.01, 0.01, at=(x, -0.18, 0.97), parent=root)
        slab("slot", 0.26, 0.10, 0.01, 0.03, opening, 0.002, at=(x, -0.184, 0.80), parent=root)
    box("foot", -0.45, 0.45, -0.14, 0.14, 0, 0.06, dark, 0.004, root)
