"""What people sit, eat and hang their coats on in the Havengebouw."""
from math import cos, pi, radians, sin
import random

from geometry import LYING, STANDING, box, cylinder, empty, lathe, loft, place, rounded_rectangle, slab, tube
from materials import bumped, linear, material
from surfaces import brass, ceramic, cloth, dark_metal, leather, oak, steel

INK, SAND, GREEN, COGNAC = "#22272b", "#c9bda8", "#24503f", "#9a5f36"


def sofa(at, turn=0.0, length=2.1, colour=SAND, cushions=(GREEN,)):
    """A low sofa on an oak frame; its front faces -Y before `turn`."""
    root = empty("sofa", at, (0, 0, radians(turn)))
    fabric, wood = cloth(colour), oak(along="x")
    box("frame", -length / 2, length / 2, -0.40, 0.40, 0.16, 0.22, wood, 0.006, parent=root)
    for x in (-length / 2 + 0.08, length / 2 - 0.08):
        for y in (-0.34, 0.34):
            cylinder("leg", 0.02, 0.16, wood, (x, y, 0), STANDING, 0.003, parent=root)
    half = length / 2 - 0.005
    for x in (-half / 2, half / 2):
        slab("seat", half - 0.006, 0.80, 0.20, 0.07, fabric, 0.055, 0.02, at=(x, -0.02, 0.42), rotation=LYING,
             parent=root)
        slab("back", half - 0.006, 0.44, 0.20, 0.09, fabric, 0.07, 0.05, at=(x, 0.20, 0.60),
             rotation=(radians(-10), 0, 0), parent=root)
    for i, shade in enumerate(cushions):
        x = length / 2 - 0.34 - i * (length - 0.66)
        slab("cushion", 0.44, 0.44, 0.15, 0.10, cloth(shade), 0.072, 0.072, at=(x, 0.02, 0.63),
             rotation=(radians(-20), radians(6), radians(7)),
             parent=root)
    return root


def armchair(at, turn=0.0, colour=COGNAC):
    """A leather seat slung in a round steel frame."""
    root = empty("armchair", at, (0, 0, radians(turn)))
    hide, metal = leather(colour), dark_metal()
    slab("seat", 0.60, 0.58, 0.11, 0.09, hide, 0.045, at=(0, -0.02, 0.42), rotation=(radians(-84), 0, 0), parent=root)
    slab("back", 0.60, 0.46, 0.10, 0.10, hide, 0.045, at=(0, 0.22, 0.62), rotation=(radians(-17), 0, 0), parent=root)
    for x in (-0.35, 0.35):
        tube("frame", [(x, 0.36, 0), (x, 0.34, 0.30), (x, 0.30, 0.58), (x, 0.0, 0.60), (x, -0.30, 0.58),
                       (x, -0.33, 0.3), (x, -0.34, 0)], 0.011,
             metal, root)
        box("arm", x - 0.028, x + 0.028, -0.27, 0.26, 0.595, 0.615, oak(along="y"), 0.006, parent=root)
    for y, z in ((-0.30, 0.34), (0.32, 0.34)):
        tube("bar", [(-0.35, y, z), (0.35, y, z)], 0.009, metal, root, smooth=False)
    return root


def side_table(at, radius=0.28, height=0.46, top="#2a2c2d"):
    x, y, z = at
    lathe("side table foot", [(0, 0), (0.16, 0), (0.16, 0.008), (0.016, 0.016), (0.016, height - 0.02),
                              (0, height - 0.02)], brass(), 48, at)
    lathe("side table", [(0, height - 0.022), (radius - 0.01, height - 0.022), (radius, height - 0.012),
                         (radius, height - 0.003),
                         (radius - 0.003, height), (0, height)], material("table top", top, 0.35), 72, at)


def rug(at, width, depth, turn=0.0, colour="#4e5c55"):
    slab("rug", width, depth, 0.012, 0.02, bumped(material("rug", colour, 0.95, 0.1, Sheen=0.3), 140, 0.6, 0.004),
         0.004,
         at=(at[0], at[1], at[2] + 0.012), rotation=(LYING[0], 0, radians(turn)))


def books(at, turn=0.0, colours=("#c8bca6", "#24503f", "#7f3b26")):
    x, y, z = at
    for i, colour in enumerate(colours):
        z += 0.022
        slab("book", 0.25 - 0.02 * i, 0.19 - 0.015 * i, 0.020, 0.002, material("book", colour, 0.7), 0.001,
             at=(x, y, z),
             rotation=(LYING[0], 0, radians(turn + 9 * i)), segments=2)


def stool(at, turn=0.0, height=0.76):
    """A bar stool: round oak seat, four splayed legs, a ring."""
    root = empty("stool", at, (0, 0, radians(turn)))
    metal = dark_metal()
    lathe("seat", [(0, height - 0.035), (0.15, height - 0.035), (0.178, height - 0.02), (0.18, height - 0.006),
                   (0.17, height), (0.10, height - 0.006),
                   (0, height - 0.008)], oak(along="x"), 56).parent = root
    for i in range(4):
        a = pi / 4 + i * pi / 2
        tube("leg", [(0.11 * cos(a), 0.11 * sin(a), height - 0.03), (0.20 * cos(a), 0.20 * sin(a), 0)], 0.010, metal,
             root, smooth=False)
    ring = [(0.172 * cos(k * pi / 16), 0.172 * sin(k * pi / 16), 0.24) for k in range(33)]
    tube("ring", ring, 0.008, metal, root, smooth=False)
    return root


def chair(at, turn=0.0, seat=None, wood=None):
    """A wooden chair with a bent back; its front faces -Y before `turn`."""
    root = empty("chair", at, (0, 0, radians(turn)))
    wood, seat = wood or oak(), seat or leather(INK)
    slab("seat", 0.44, 0.42, 0.045, 0.09, seat, 0.018, 0.006, at=(0, -0.01, 0.455), rotation=LYING, parent=root)
    for x in (-0.185, 0.185):
        tube("front leg", [(x, -0.17, 0.43), (x * 1.12, -0.21, 0)], 0.014, wood, root, smooth=False)
        tube("back leg", [(x * 1.12, 0.25, 0), (x, 0.19, 0.42), (x * 0.98, 0.22, 0.62), (x * 0.95, 0.26, 0.80)],
             0.014, wood, root)
    bow = [(0.215 * sin(a), 0.175 + 0.125 * cos(a)) for a in (radians(d) for d in range(-75, 76, 10))]
    panel = rounded_rectangle(0.013, 0.15, 0.006, 3)
    outlines = []
    for i, (x, y) in enumerate(bow):
        ax, ay = bow[max(0, i - 1)]
        bx, by = bow[min(len(bow) - 1, i + 1)]
        norm = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        nx, ny = -(by - ay) / norm, (bx - ax) / norm
        outlines.append([(x + u * nx, y + u * ny + 0.10 * v, 0.745 + v) for u, v in panel])
    place(loft("back", outlines, wood), parent=root)
    return root


def round_table(at, radius=0.40, height=0.74, top=None):
    x, y, z = at
    metal = dark_metal()
    lathe("table foot", [(0, 0), (0.24, 0), (0.24, 0.010), (0.03, 0.022), (0.026, 0.05), (0.026, height - 0.03),
                         (0, height - 0.03)], metal, 56, at)
    lathe("table top", [(0, height - 0.028), (radius - 0.012, height - 0.028), (radius, height - 0.016),
                        (radius, height - 0.004),
                        (radius - 0.004, height), (0, height)], top or oak(along="x"), 88, at)


def table(at, width, depth, height=0.74, turn=0.0, top=None):
    """A table on four tapered legs."""
    root = empty("table", at, (0, 0, radians(turn)))
    wood = top or oak(along="x")
    slab("table top", width, depth, 0.028, 0.02, wood, 0.004, at=(0, 0, height), rotation=LYING, parent=root)
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
            box("leg", x - 0.024, x + 0.024, y - 0.024, y + 0.024, 0, height - 0.028, wood, 0.006, parent=root)
    box("apron", -width / 2 + 0.08, width / 2 - 0.08, -depth / 2 + 0.07, depth / 2 - 0.07, height - 0.09,
        height - 0.028, wood, 0.003, parent=root)
    return root


def bench(at, length=1.6, turn=0.0, colour=GREEN):
    """A slim oak bench with a felt pad."""
    root = empty("bench", at, (0, 0, radians(turn)))
    wood = oak(along="x")
    box("plank", -length / 2, length / 2, -0.19, 0.19, 0.385, 0.42, wood, 0.004, parent=root)
    slab("pad", length * 0.6, 0.34, 0.03, 0.02, cloth(colour), 0.01, at=(length * 0.14, 0, 0.45), rotation=LYING,
         parent=root)
    for x in (-length / 2 + 0.14, length / 2 - 0.14):
        box("trestle", x - 0.018, x + 0.018, -0.17, 0.17, 0, 0.385, dark_metal(), 0.003, parent=root)
    return root


def _drape(length, phases):
    """Outlines of a hanging coat from the neck down: folds deepen towards the hem."""
    levels = [(0.00, 0.045, 0.040), (0.035, 0.058, 0.048), (0.055, 0.10, 0.056), (0.085, 0.165, 0.068),
              (0.125, 0.200, 0.078), (0.20, 0.205, 0.084)]
    levels += [(0.20 + (length - 0.20) * i / 9, 0.203 + 0.007 * i, 0.086 + 0.004 * i) for i in range(1, 10)]
    for drop, wide, deep in levels:
        fold = 0.20 * max(0.0, (drop - 0.16) / (length - 0.16)) ** 0.8
        outline = []
        for k in range(96):
            a = 2 * pi * k / 96
            ripple = sin(5 * a + phases[0] + drop) + 0.6 * sin(9 * a + phases[1] - 2 * drop)
            ripple += 0.35 * sin(14 * a + phases[2])
            square = (abs(cos(a)) ** 2.5 + abs(sin(a)) ** 2.5) ** (-0.4)
            outline.append((wide * cos(a) * square * (1 + 0.25 * fold * ripple),
                            deep * sin(a) * square * (1 + fold * ripple), -drop - 0.06))
        yield outline


def coat(at, colour, turn=0.0, length=1.0, seed=1):
    """A buttoned coat on a hanger, its front to -Y before `turn`; `at` is the hook."""
    rnd = random.Random(seed)
    outlines = list(_drape(length, [rnd.uniform(0, 2 * pi) for _ in range(3)]))
    root, made = empty("coat", at, (0, 0, radians(turn))), cloth(colour)
    seam = material("seam", tuple(0.35 * c for c in linear(colour)[:3]) + (1,), 0.9)
    place(loft("coat", outlines, made), parent=root)
    front = 73  # the point of an outline where the coat closes
    tube("opening", [(x, y - 0.001, z) for x, y, z in (outline[front] for outline in outlines[5:])], 0.0022, seam,
         root, sides=6)
    for i in range(7, len(outlines) - 2, 2):
        x, y, z = outlines[i][front - 2]
        cylinder("button", 0.012, 0.005, seam, (x - 0.012, y - 0.005, z), edge=0.001, sides=20, parent=root)
    for side in (-1, 1):
        neck, chest, shoulder = outlines[1][72 + side * 9], outlines[7][front], outlines[4][72 + side * 8]
        points = [neck, (shoulder[0] + side * 0.045, shoulder[1], shoulder[2] - 0.02),
                  (shoulder[0] + side * 0.028, shoulder[1], shoulder[2] - 0.05), chest]
        lapel = loft("lapel", [[(x, y - lift, z) for x, y, z in points] for lift in (0.004, 0.012)], made)
        place(lapel, parent=root)
        x, y, z = outlines[-6][72 + side * 13]
        slab("pocket", 0.13, 0.022, 0.012, 0.003, made, 0.003, at=(x, y - 0.007, z),
             rotation=(0, radians(-side * 10), side * radians(14)), parent=root)
        sleeve = [(side * x, y, z) for x, y, z in ((0.150, 0.01, -0.165), (0.205, 0.005, -0.20),
                                                   (0.238, -0.012, -0.32), (0.246, -0.025, -0.52),
                                                   (0.236, -0.05, -0.70))]
        tube("sleeve", sleeve, 0.052, made, root, sides=24)
    tube("hanger", [(0, 0, -0.07), (0, 0, -0.02), (0.012, 0.01, 0.0), (0, 0.03, 0.005)], 0.003, steel(), root)
    return root


def pegs(x0, x1, y, z=1.72, count=5):
    """An oak rail with round pegs on a wall that faces -Y."""
    box("peg rail", x0, x1, y - 0.022, y, z - 0.05, z + 0.05, oak(along="x"), 0.003)
    places = [x0 + 0.12 + i * (x1 - x0 - 0.24) / (count - 1) for i in range(count)]
    for x in places:
        cylinder("peg", 0.013, 0.085, dark_metal(), (x, y - 0.105, z), edge=0.003)
        cylinder("peg end", 0.021, 0.008, dark_metal(), (x, y - 0.110, z), edge=0.002)
    return places


def bag(at, turn=0.0, colour=COGNAC):
    """A leather shopper with two handles."""
    root = empty("bag", at, (0, 0, radians(turn)))
    hide = leather(colour)
    slab("bag", 0.36, 0.27, 0.11, 0.03, hide, 0.025, at=(0, -0.055, 0.135), parent=root)
    for y in (-0.062, 0.062):
        tube("handle", [(-0.08, y, 0.22), (-0.07, y * 0.8, 0.34), (0, y * 0.7, 0.39), (0.07, y * 0.8, 0.34),
                        (0.08, y, 0.22)], 0.007, hide, root)


def vase(at, height=0.24, colour=(0.85, 0.83, 0.79, 1), twigs=7, seed=3, reach=0.35):
    """A vase with bare flowering twigs."""
    rnd = random.Random(seed)
    x, y, z = at
    r = height * 0.27
    lathe("vase", [(0, 0), (r * 0.7, 0), (r, height * 0.35), (r * 0.95, height * 0.5), (r * 0.4, height * 0.85),
                   (r * 0.45, height), (r * 0.36, height),
                   (r * 0.3, height * 0.8)], ceramic(colour), 48, at)
    bark, bud = material("twig", "#5a4634", 0.8), material("bud", "#e9dccb", 0.6)
    for _ in range(twigs):
        a, lean = rnd.uniform(0, 2 * pi), rnd.uniform(0.15, 0.5)
        points = [(x, y, z + height * 0.7)]
        for i in range(1, 5):
            t = i / 4
            points.append((x + lean * reach * t * cos(a) + rnd.uniform(-0.01, 0.01), y + lean * reach * t * sin(a),
                           z + height + reach * t))
            for _ in range(3):
                px, py, pz = points[-1]
                lathe("bud", [(0, -0.007), (0.006, 0), (0.004, 0.006), (0, 0.009)], bud, 8,
                      (px + rnd.uniform(-0.018, 0.018), py + rnd.uniform(-0.018, 0.018),
                       pz + rnd.uniform(-0.05, 0.01)))
        tube("twig", points, 0.0026, bark, sides=6)
