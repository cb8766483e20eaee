"""An old Dutch shopfront: painted timber on a hardstone plinth, a deep name board, a porch with the door.

The front lies in the plane y = 0 and looks to -Y; x runs from LEFT to RIGHT.
"""
from math import pi, radians

import bpy

from building.masonry import plank_floor
from geometry import STANDING, box, cylinder, empty, quad, slab, tube
from glass import window_glass
from lettering import words
from materials import material
from surfaces import brass, oak

LEFT, RIGHT = -1.98, 2.06  # outer edges of the timber front
CORNER, DOOR_RIGHT = 0.86, 1.90  # post at the corner of the porch; inner edge of its other side
FLOOR = 0.12  # shop floor above the pavement
# Heights: glass from SILL to HEAD, name board from BOARD to CORNICE.
SILL, HEAD, BOARD, CORNICE = 0.27, 2.22, 2.28, 2.60
PANE, PORCH = 0.14, 0.80  # how far window and door lie back


def plinth(stone):
    """Stone below the glass, along the street and into the porch, with the porch step."""
    box("plinth", LEFT, CORNER + 0.05, 0.03, 0.24, 0, SILL - 0.05, stone, 0.006)
    box("plinth", CORNER - 0.05, CORNER + 0.05, 0.24, PORCH, 0, SILL - 0.05, stone, 0.006)
    box("plinth", DOOR_RIGHT, RIGHT, 0.03, PORCH, 0, SILL - 0.05, stone, 0.006)
    box("step", CORNER + 0.05, DOOR_RIGHT, -0.05, PORCH + 0.06, 0, FLOOR - 0.02, stone, 0.012)


def pilaster(x0, x1, paint):
    """A flat column with base, sunk panel and cap."""
    box("pilaster", x0, x1, 0.02, 0.20, SILL - 0.05, BOARD, paint, 0.004)
    for z0, z1, out in ((SILL - 0.05, SILL + 0.16, 0.016), (HEAD - 0.10, HEAD - 0.06, 0.014),
                        (HEAD - 0.02, BOARD + 0.005, 0.022)):
        box("moulding", x0 - out, x1 + out, 0.02 - out, 0.12, z0, z1, paint, 0.006)
    box("panel", x0 + 0.032, x1 - 0.032, 0.014, 0.05, SILL + 0.24, HEAD - 0.18, paint, 0.005)


def frame(x0, x1, y, z0, z1, paint, bar=0.055, depth=0.075, rail=0.0):
    """Four bars around an opening in the plane y; with `rail` a wider lower one."""
    low = rail or bar
    for a, b, c, d in ((x0, x0 + bar, z0, z1), (x1 - bar, x1, z0, z1), (x0, x1, z0, z0 + low),
                       (x0, x1, z1 - bar, z1)):
        box("frame", a, b, y, y + depth, c, d, paint, 0.005)


def windows(paint, mullion):
    """The big window in two lights and the side of the porch."""
    for x0, x1 in ((LEFT + 0.14, mullion), (mullion, CORNER + 0.05)):
        frame(x0, x1, PANE - 0.03, SILL, HEAD, paint, 0.045)
    box("mullion", mullion - 0.022, mullion + 0.022, PANE - 0.05, PANE + 0.06, SILL, HEAD, paint, 0.008)
    box("sill", LEFT + 0.1, CORNER + 0.06, -0.03, PANE + 0.06, SILL - 0.05, SILL, paint, 0.008)
    box("post", CORNER - 0.05, CORNER + 0.06, PANE - 0.05, PANE + 0.06, SILL - 0.05, BOARD, paint, 0.006)
    for y0, y1, z0, z1 in ((PANE, PORCH, SILL - 0.05, SILL + 0.02), (PANE, PORCH, HEAD - 0.06, HEAD),
                           (PORCH - 0.06, PORCH + 0.04, SILL, HEAD)):
        box("porch side", CORNER - 0.03, CORNER + 0.04, y0, y1, z0, z1, paint, 0.005)


def porch(paint, opened=72):
    """Door with one light, standing open; ceiling and inner side of the porch."""
    box("porch ceiling", CORNER - 0.03, RIGHT, PANE, PORCH + 0.06, HEAD, BOARD, paint, 0.004)
    box("porch wall", DOOR_RIGHT, RIGHT, 0.16, PORCH + 0.02, SILL - 0.05, HEAD, paint, 0.004)
    for y0, y1, z0, z1 in ((0.24, PORCH - 0.10, 0.42, 0.98), (0.24, PORCH - 0.10, 1.10, 2.18)):
        box("panel", DOOR_RIGHT - 0.008, DOOR_RIGHT + 0.02, y0, y1, z0, z1, paint, 0.006)
    for x0, x1 in ((CORNER + 0.04, CORNER + 0.09), (DOOR_RIGHT - 0.05, DOOR_RIGHT)):
        box("jamb", x0, x1, PORCH - 0.02, PORCH + 0.08, FLOOR, HEAD, paint, 0.004)
    box("threshold", CORNER + 0.05, DOOR_RIGHT, PORCH - 0.02, PORCH + 0.10, FLOOR - 0.02, FLOOR + 0.012,
        oak(along="x"), 0.006)
    hinge = empty("hinge", (DOOR_RIGHT - 0.055, PORCH + 0.06, 0), (0, 0, radians(-opened)))
    before = set(bpy.data.objects)
    width = DOOR_RIGHT - CORNER - 0.20
    frame(-width, 0, 0, FLOOR + 0.014, HEAD - 0.06, paint, 0.10, 0.046, rail=0.36)
    glass = quad("door pane", width - 0.19, HEAD - FLOOR - 0.62, window_glass(tint=(1, 1, 1, 1)),
                 (-width / 2, 0.023, 1.36))
    glass.visible_shadow = glass.visible_diffuse = glass.visible_glossy = False
    bow = [(-0.004, 0.98), (-0.06, 1.0), (-0.06, 1.34), (-0.004, 1.36)]
    tube("handle", [(-width + 0.05, y, z) for y, z in bow], 0.011, brass(), smooth=False)
    for part in set(bpy.data.objects) - before:
        part.parent = hinge


def name_board(paint, text, letters, lines):
    box("board", LEFT - 0.03, RIGHT + 0.03, -0.005, 0.24, BOARD, CORNICE, paint, 0.004)
    for z0, z1, out in ((BOARD - 0.012, BOARD + 0.022, 0.028), (CORNICE - 0.03, CORNICE, 0.030),
                        (CORNICE, CORNICE + 0.045, 0.075), (CORNICE + 0.045, CORNICE + 0.07, 0.105),
                        (CORNICE + 0.07, CORNICE + 0.115, 0.135)):
        box("cornice", LEFT - 0.03 - out * 0.6, RIGHT + 0.03 + out * 0.6, -out, 0.1, z0, z1, paint, 0.006)
    zinc = material("zinc", "#8d9498", 0.45, metallic=0.8)
    box("zinc", LEFT - 0.13, RIGHT + 0.13, -0.145, 0.1, CORNICE + 0.115, CORNICE + 0.123, zinc, 0.002)
    middle, low, high = (LEFT + RIGHT) / 2, BOARD + 0.055, CORNICE - 0.062
    for x0, x1, z0, z1 in ((LEFT + 0.05, RIGHT - 0.05, low, low + 0.005),
                           (LEFT + 0.05, RIGHT - 0.05, high - 0.005, high),
                           (LEFT + 0.05, LEFT + 0.055, low, high), (RIGHT - 0.055, RIGHT - 0.05, low, high)):
        box("line", x0, x1, -0.0065, 0, z0, z1, lines, 0.0005)
    words(text, 0.14, (middle, -0.012, (low + high) / 2 - 0.07), letters, align="CENTER", depth=0.007)


def deck(wood):
    """The raised floor behind the glass on which the display stands."""
    plank_floor(LEFT + 0.1, CORNER, 0.22, 1.05, wood, SILL - 0.07, 1.4, 0.09, seed=8)
    box("deck front", LEFT, CORNER, 1.05, 1.07, 0, SILL - 0.07, oak(along="x"), 0.002)


def hanging_sign(at, surface, symbol):
    """Round sign on an iron bracket, perpendicular to the wall; `symbol` is called with the position of its picture."""
    iron = material("iron", "#17191a", 0.5, 0.4)
    x, y, z = at
    cylinder("arm", 0.010, 0.62, iron, (x, y - 0.62, z + 0.34), sides=16)
    tube("scroll", [(x, y, z + 0.08), (x, y - 0.16, z + 0.12), (x, y - 0.30, z + 0.24), (x, y - 0.46, z + 0.335)],
         0.007, iron)
    slab("wall plate", 0.06, 0.36, 0.012, 0.02, iron, 0.003, at=(x, y - 0.012, z + 0.22))
    for dy in (-0.30, -0.50):
        cylinder("link", 0.004, 0.075, iron, (x, y + dy, z + 0.27), STANDING, sides=8)
    cylinder("sign", 0.21, 0.022, surface, (x + 0.011, y - 0.40, z + 0.08), (0, 0, pi / 2), 0.004, sides=64)
    cylinder("rim", 0.215, 0.014, iron, (x + 0.007, y - 0.40, z + 0.08), (0, 0, pi / 2), 0.003, sides=64)
    symbol((x - 0.013, y - 0.40, z + 0.08))
