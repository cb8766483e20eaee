"""The interior of the Havengebouw: terrazzo floor, glass facade, oak slats, steel and glass partitions."""
from math import pi

from geometry import LYING, STANDING, box, copies, cylinder, quad, slab
from glass import window_glass
from materials import material
from surfaces import dark_metal, oak, oaks, terrazzo


def floor(x0, x1, y0, y1, module=1.5, origin=(0, 0)):
    """Terrazzo with brass dividing strips on a square grid."""
    box("floor", x0, x1, y0, y1, -0.2, 0, terrazzo(), 0.001)
    strip = material("strip", "#8c7650", 0.35, metallic=0.8)
    for start, end, low, high, lengthwise in ((x0, x1, y0, y1, True), (y0, y1, x0, x1, False)):
        shift = origin[0] if lengthwise else origin[1]
        for i in range(int((start - shift) // module) + 1, int((end - shift) // module) + 1):
            at = i * module + shift
            sides = (at - 0.002, at + 0.002, low, high) if lengthwise else (low, high, at - 0.002, at + 0.002)
            box("strip", *sides, -0.002, 0.0004, strip, 0.0005)


def facade(x, y0, y1, height, module=1.5, transom=2.85, overhang=0.9, first=0.0):
    """A glass wall along Y on the left: bronze mullions, one transom, a canopy outside that shades the upper part."""
    bronze = dark_metal("#2a2622")
    posts = [y0 + first + i * module for i in range(int((y1 - y0 - first) / module) + 1)]
    for y in posts:
        box("mullion", x - 0.10, x + 0.06, y - 0.03, y + 0.03, 0, height, bronze, 0.004)
    for z in (0.045, transom, height - 0.05):
        box("transom", x - 0.06, x + 0.045, y0, y1, z - 0.035, z + 0.035, bronze, 0.003)
    box("overhang", x - overhang, x - 0.1, y0, y1, height - 0.28, height - 0.1, bronze, 0.004)
    box("sill", x - 0.10, x + 0.30, y0, y1, -0.01, 0.012, material("sill", "#77716a", 0.5), 0.003)
    pane = quad("pane", y1 - y0, height, window_glass(0.03), (x - 0.02, (y0 + y1) / 2, height / 2), (0, 0, pi / 2))
    pane.visible_shadow = pane.visible_diffuse = pane.visible_glossy = False


def slats(x0, x1, z0, z1, y, pitch=0.054, width=0.034, depth=0.06, seed=2):
    """Vertical oak slats on dark felt; their backs lie at `y`."""
    box("felt", x0, x1, y - 0.006, y, z0, z1, material("felt", "#17140f", 0.95, 0.1), 0.001)
    one = slab("slat", width, z1 - z0, depth, 0.003, oak(), 0.0025, segments=2, steps=2)
    points = [(x0 + width / 2 + i * pitch, y - depth - 0.006, (z0 + z1) / 2) for i in range(int((x1 - x0) / pitch))]
    copies(one, points, materials=oaks("z"), seed=seed)


def slatted_ceiling(x0, x1, y0, y1, z, pitch=0.054, width=0.034, depth=0.06, seed=5):
    """Ceiling slats along Y; their undersides lie at `z`."""
    box("felt", x0, x1, y0, y1, z + depth, z + depth + 0.02, material("felt", "#17140f", 0.95, 0.1), 0.001)
    one = slab("slat", width, y1 - y0, depth, 0.003, oak(along="z"), 0.0025, segments=2, steps=2, rotation=LYING)
    points = [(x0 + width / 2 + i * pitch, (y0 + y1) / 2, z + depth) for i in range(int((x1 - x0) / pitch))]
    copies(one, points, materials=oaks("z"), seed=seed)


def skirting(x0, x1, y, height=0.08, colour="#3b3732"):
    """Along a wall that faces -Y at `y`."""
    box("skirting", x0, x1, y - 0.012, y, 0.004, height, material("skirting", colour, 0.5), 0.002)


def glass_wall(x0, x1, y, height, posts=(), door=None):
    """A partition of steel frames and glass that faces -Y. door = (x0, x1) of its leaf."""
    steel = dark_metal("#1d1e1e")
    edges = sorted({x0 + 0.02, x1 - 0.02, *posts, *(door or ())})
    for x in edges:
        box("post", x - 0.02, x + 0.02, y - 0.025, y + 0.025, 0, height, steel, 0.002)
    for z in (0.025, height - 0.025):
        box("rail", x0, x1, y - 0.024, y + 0.024, z - 0.025, z + 0.025, steel, 0.002)
    if door:
        left, right = door
        for x in (left + 0.045, right - 0.045):
            box("stile", x - 0.02, x + 0.02, y - 0.032, y + 0.02, 0.06, 2.32, steel, 0.002)
        for z in (0.08, 2.30):
            box("door rail", left + 0.03, right - 0.03, y - 0.032, y + 0.02, z - 0.03, z + 0.03, steel, 0.002)
        box("lintel", left, right, y - 0.025, y + 0.025, 2.34, 2.39, steel, 0.002)
        cylinder("handle", 0.012, 0.60, steel, (right - 0.09, y - 0.075, 0.82), STANDING, 0.002)
        for z in (0.90, 1.34):
            cylinder("handle stud", 0.008, 0.05, steel, (right - 0.09, y - 0.075, z), edge=0.001)
    pane = quad("pane", x1 - x0, height,
                window_glass(0.05, streaks=((0.25, 0.1), (0.34, 0.7), (0.48, 0.5), (0.56, 0.12))),
                ((x0 + x1) / 2, y, height / 2))
    pane.visible_shadow = pane.visible_diffuse = pane.visible_glossy = False
