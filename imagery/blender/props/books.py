"""Paper on tables: books, a magazine, brochures, a notepad and the pen beside it."""
from math import radians, sin
import random

from geometry import LYING, box, cylinder, empty, grid_faces, mesh, slab, tube
from materials import material
from surfaces import brass

MUTED = ("#c8bca6", "#24503f", "#7f3b26")


def books(at, turn=0.0, colours=("#27496d", "#e9e2d2", "#c4532f"), size=(0.17, 0.24)):
    """A pile of books in `colours` from below, each slightly smaller and rotated; one colour makes one book."""
    root = empty("books", at, (0, 0, radians(turn)))
    paper, z = material("paper", "#efe9da", 0.8), 0.0
    for i, colour in enumerate(colours):
        width, height = size[0] * (1 - 0.06 * i), size[1] * (1 - 0.05 * i)
        thick = 0.022 + 0.006 * ((i * 2) % 3)
        book = empty("book", (0, 0, z), (0, 0, radians((0, 7, -5)[i % 3])), root)
        cover = material("cover", colour, 0.5)
        for low in (0.0, thick - 0.003):
            box("cover", -width / 2, width / 2, -height / 2, height / 2, low, low + 0.003, cover, 0.001, book)
        box("back", -width / 2 - 0.001, -width / 2 + 0.003, -height / 2, height / 2, 0, thick, cover, 0.001, book)
        across, along = width / 2 - 0.004, height / 2 - 0.004
        box("block", -across, across, -along, along, 0.003, thick - 0.003, paper, 0.0006, book)
        z += thick
    return root


def magazine(at, turn=0.0, colour="#3f7f78", size=(0.21, 0.28)):
    """An open magazine, face down: two leaves over a soft ridge."""
    root = empty("magazine", at, (0, 0, radians(turn)))
    cover = material("cover", colour, 0.35)
    for side in (-1, 1):
        rows = [(side * size[0] * t, 0.004 + 0.022 * (1 - t) ** 2) for t in (i / 8 for i in range(9))]
        vertices = [(x, y, z) for x, z in rows for y in (-size[1] / 2, size[1] / 2)]
        sheet = mesh("leaf", vertices, [face[::-1] for face in grid_faces(9, 2)], cover, smooth=True, parent=root)
        sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.003
    box("title", -0.18, -0.05, 0.06, 0.09, 0.0125, 0.0130, material("title", "#f4efe2", 0.5), 0.0005, root)
    return root


def brochures(at, turn=0.0, count=9, stripe="#bb1e10", parent=None):
    """A slightly untidy pile of A4 brochures."""
    rng = random.Random(count)
    cover, accent = material("cover", "#efece4", 0.5), material("stripe", stripe, 0.5)
    for i in range(count):
        handle = empty("brochure", (at[0], at[1], at[2] + 0.003 * i),
                       (0, 0, radians(turn) + rng.uniform(-0.04, 0.04)), parent)
        slab("paper", 0.210, 0.297, 0.0026, 0.002, cover, 0.0006, at=(0, 0, 0.0028), rotation=LYING, parent=handle)
    slab("picture", 0.064, 0.175, 0.0004, 0.001, accent, 0.0001, at=(-0.035, -0.02, 0.0033), rotation=LYING,
         parent=handle)


def notepad(at, turn=0.0, colour="#f5e9c2"):
    """A lined pad bound at its top, with some written lines."""
    root = empty("notepad", at, (0, 0, radians(turn)))
    paper, line, ink, dark = (material(n, c, 0.8, 0.2) for n,
                              c in (("paper", colour), ("line", "#b9c3c9"), ("ink", "#1d2f66"),
                                    ("binding", "#7f2a22")))
    slab("pad", 0.148, 0.210, 0.012, 0.002, paper, 0.0006, at=(0, 0, 0.012), rotation=LYING, parent=root)
    slab("binding", 0.150, 0.024, 0.013, 0.002, dark, 0.001, at=(0, 0.095, 0.0132), rotation=LYING, parent=root)
    for i in range(9):
        y = 0.062 - i * 0.018
        box("line", -0.066, 0.066, y, y + 0.0006, 0.0120, 0.0122, line, 0.0001, root)
        if i in (0, 1, 3):
            length = (0.080, 0.104, 0.060)[(0, 1, 3).index(i)]
            stroke = [(-0.060 + length * k / 60, y + 0.0052 + 0.0038 * sin(k * 1.35 + i) + 0.002 * sin(k * 0.47),
                       0.0125) for k in range(61)]
            tube("writing", stroke, 0.00055, ink, root, 4)
    return root


def pen(at, turn=0.0, colour="#16181b"):
    """A ballpoint 135 mm long; it lies along Y."""
    root = empty("pen", at, (0, 0, radians(turn)))
    cylinder("pen", 0.0048, 0.10, material("pen", colour, 0.25, 0.5), (0, -0.05, 0.0052), edge=0.001, sides=24,
             parent=root)
    cylinder("tip", 0.0046, 0.018, brass(), (0, -0.066, 0.0052), edge=0.0038, sides=24, parent=root)
    cylinder("cap", 0.0050, 0.032, brass(), (0, 0.050, 0.0052), edge=0.001, sides=24, parent=root)
    return root
