"""Things people leave behind: bags, books, a ball, a cup, a magazine, a rollator. `at` is where they stand."""
from math import cos, pi, radians, sin

import bpy

from geometry import STANDING, box, cylinder, empty, lathe, loft, place, rounded_rectangle, slab, tube
from materials import material
from surfaces import ceramic, cloth, dark_metal, steel


def books(at, turn=0.0, colours=("#27496d", "#e9e2d2", "#c4532f"), size=(0.17, 0.24), seed_turns=(0, 7, -5)):
    """A pile of books, each a little turned."""
    root = empty("books", at, (0, 0, radians(turn)))
    paper, z = material("paper", "#efe9da", 0.8), 0.0
    for i, colour in enumerate(colours):
        width, height = size[0] * (1 - 0.06 * i), size[1] * (1 - 0.05 * i)
        thick = 0.022 + 0.006 * ((i * 2) % 3)
        book = empty("book", (0, 0, z), (0, 0, radians(seed_turns[i % len(seed_turns)])), root)
        cover = material("cover", colour, 0.5)
        for low in (0.0, thick - 0.003):
            box("cover", -width / 2, width / 2, -height / 2, height / 2, low, low + 0.003, cover, 0.001, book)
        box("back", -width / 2 - 0.001, -width / 2 + 0.003, -height / 2, height / 2, 0, thick, cover, 0.001, book)
        across, along = width / 2 - 0.004, height / 2 - 0.004
        box("block", -across, across, -along, along, 0.003, thick - 0.003, paper, 0.0006, book)
        z += thick
    return root


def backpack(at, turn=0.0, colour="#c4532f", trim="#22272b"):
    """A filled school bag that stands by itself, its front pocket towards -Y, 300 x 430 x 190 mm."""
    root = empty("backpack", at, (0, 0, radians(turn)))
    fabric, dark = cloth(colour), cloth(trim)
    slab("body", 0.30, 0.43, 0.17, 0.09, fabric, 0.055, 0.05, at=(0, -0.06, 0.215), segments=12, steps=8, parent=root)
    slab("pocket", 0.225, 0.20, 0.07, 0.05, fabric, 0.035, 0.01, at=(0, -0.115, 0.135), steps=7, parent=root)
    slab("base", 0.285, 0.07, 0.155, 0.03, dark, 0.03, 0.03, at=(0, -0.055, 0.036), parent=root)
    angles = [i * 0.15 - 1.5 for i in range(21)]
    tube("zip", [(0.143 * sin(a), -0.045, 0.250 + 0.172 * cos(a)) for a in angles], 0.0035, dark, root, 8)
    tube("pocket zip", [(-0.085, -0.112, 0.195), (0.085, -0.112, 0.195)], 0.003, dark, root, 8, smooth=False)
    loop = [(-0.04, 0.10, 0.415), (-0.035, 0.10, 0.465), (0.035, 0.10, 0.465), (0.04, 0.10, 0.415)]
    tube("handle", loop, 0.008, dark, root, 8)
    for side in (-1, 1):
        strap = ((0.07, 0.10, 0.40), (0.11, 0.20, 0.34), (0.13, 0.18, 0.16), (0.12, 0.10, 0.05))
        tube("strap", [(side * x, y, z) for x, y, z in strap], 0.012, dark, root, 8)
    return root


def basketball(at, turn=0.0, radius=0.122):
    """The ball with its eight seams; `at` is the point of contact with the floor."""
    root = empty("basketball", (at[0], at[1], at[2] + radius), (0.5, 0.3, radians(turn)))
    skin, seam = material("ball", "#c8611f", 0.55, 0.4), material("seam", "#1c1512", 0.6)
    outline = [(radius * sin(a * pi / 40), -radius * cos(a * pi / 40)) for a in range(41)]
    lathe("ball", outline, skin, 64).parent = root
    grooves = [[(cos(a), sin(a), 0) for a in _circle()], [(cos(a), 0, sin(a)) for a in _circle()]]
    for side in (-1, 1):
        grooves.append([_unit(cos(a) * 0.62, side * (0.50 + 0.28 * cos(2 * a)), sin(a) * 0.62) for a in _circle()])
    for line in grooves:
        tube("seam", [tuple(c * radius for c in point) for point in line], 0.0028, seam, root, 8, smooth=False)
    return root


def _circle(steps=48):
    return [2 * pi * i / steps for i in range(steps + 1)]


def _unit(x, y, z):
    length = (x * x + y * y + z * z) ** 0.5
    return x / length, y / length, z / length


def cup(at, colour=(0.85, 0.83, 0.79, 1), coffee="#3a2415"):
    """A low cup on its saucer."""
    glaze = ceramic(colour)
    lathe("saucer", [(0, 0), (0.035, 0), (0.070, 0.010), (0.071, 0.012), (0.036, 0.006), (0, 0.006)], glaze, 48, at)
    outside = [(0, 0.006), (0.026, 0.006), (0.036, 0.030), (0.040, 0.062)]
    inside = [(0.0375, 0.062), (0.034, 0.030), (0, 0.028)]
    lathe("cup", outside + inside, glaze, 48, at)
    surface = (at[0], at[1], at[2] + 0.052)
    cylinder("coffee", 0.0355, 0.001, material("coffee", coffee, 0.15), surface, STANDING, sides=40)


def magazine(at, turn=0.0, colour="#3f7f78", size=(0.21, 0.28)):
    """A magazine that lies open on its face: two leaves over a soft ridge."""
    root = empty("magazine", at, (0, 0, radians(turn)))
    cover = material("cover", colour, 0.35)
    for side in (-1, 1):
        rows = [(side * size[0] * t, 0.004 + 0.022 * (1 - t) ** 2) for t in (i / 8 for i in range(9))]
        mesh = bpy.data.meshes.new("leaf")
        mesh.from_pydata([(x, y, z) for x, z in rows for y in (-size[1] / 2, size[1] / 2)], [],
                         [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(8)])
        mesh.materials.append(cover)
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        sheet = place(bpy.data.objects.new("leaf", mesh), parent=root)
        sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.003
    box("title", -0.18, -0.05, 0.06, 0.09, 0.0125, 0.0130, material("title", "#f4efe2", 0.5), 0.0005, root)
    return root


def rollator(at, turn=0.0, colour="#7c1f2b"):
    """Walking frame on four wheels with a seat and a basket, 600 x 650 mm, handles at 900 mm; it rolls to -Y."""
    root = empty("rollator", at, (0, 0, radians(turn)))
    paint, rubber = material("rollator", colour, 0.3), material("tyre", "#1a1a1b", 0.7)
    grip = material("grip", "#26282a")
    for side in (-1, 1):
        x, high = side * 0.255, side * 0.25
        front = [(x, -0.28, 0.10), (x, -0.22, 0.30), (high, 0.06, 0.62), (high, 0.13, 0.86), (high, 0.24, 0.90)]
        tube("front leg", front, 0.013, paint, root, 12)
        tube("back leg", [(x, 0.30, 0.10), (x, 0.14, 0.44), (x, 0.02, 0.58)], 0.013, paint, root, 12)
        tube("grip", [(high, 0.17, 0.892), (high, 0.30, 0.905)], 0.019, grip, root, 14, smooth=False)
        tube("brake", [(high, 0.15, 0.865), (high, 0.22, 0.845), (high, 0.29, 0.860)], 0.005, grip, root, 8)
        for y in (-0.28, 0.30):
            wheel = empty("wheel", (x, y, 0.10), parent=root)
            cylinder("tyre", 0.100, 0.034, rubber, (0.017, 0, 0), (0, 0, pi / 2), 0.010, 40, wheel)
            cylinder("hub", 0.062, 0.038, steel(), (0.019, 0, 0), (0, 0, pi / 2), 0.004, 32, wheel)
            tube("fork", [(side * 0.024, 0, 0), (side * 0.024, 0, 0.08), (0, 0, 0.12)], 0.009, paint, wheel, 8)
    box("seat", -0.235, 0.235, -0.13, 0.11, 0.560, 0.580, cloth("#2a2d30"), 0.008, root)
    strap = [(-0.25, 0.10, 0.79), (-0.14, -0.06, 0.80), (0.14, -0.06, 0.80), (0.25, 0.10, 0.79)]
    tube("back strap", strap, 0.016, grip, root, 10)
    hoops = [(rounded_rectangle(0.40 - i, 0.24 - i, 0.03, 4), z) for i, z in ((0.06, 0.28), (0.02, 0.33), (0, 0.52))]
    basket = [[(x, y - 0.02, z) for x, y in hoop] for hoop, z in hoops]
    place(loft("basket", basket, cloth("#33383b"), cap_last=False), parent=root)
    return root


def dome_lamp(at, ceiling, radius=0.26, colour="#f2efe8"):
    """A pendant dome; the light itself is up to the room. `at` is the middle of its rim."""
    shade = material("shade", colour, 0.4)
    form = [(radius * cos(a * pi / 36), 0.72 * radius * sin(a * pi / 36)) for a in range(18)]
    inner = [(r - 0.004, z - 0.003) for r, z in reversed(form)]
    lathe("shade", [*form, (0.02, form[-1][1] + 0.02), (0.0199, form[-1][1]), *inner], shade, 64, at)
    x, y, z = at
    tube("flex", [(x, y, z + 0.72 * radius), (x, y, ceiling)], 0.003, dark_metal(), sides=8, smooth=False)
    cylinder("rose", 0.05, 0.03, shade, (x, y, ceiling - 0.03), STANDING, 0.004)


def bottle(at, colour="#2f6f73"):
    """A steel drinking bottle."""
    outline = [(0, 0), (0.033, 0), (0.036, 0.004), (0.036, 0.17), (0.024, 0.205), (0.024, 0.212)]
    lathe("bottle", outline, material("bottle", colour, 0.35, 0.5, 0.3), 40, at)
    cylinder("cap", 0.026, 0.035, dark_metal(), (at[0], at[1], at[2] + 0.210), STANDING, 0.004, 32)
