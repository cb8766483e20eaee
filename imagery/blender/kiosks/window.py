"""The window models: thin frame, glass to the edge, the head on a mast so that daylight passes below it."""
from math import pi, radians

from geometry import STANDING, cylinder, empty, slab
from kiosks.finish import Finish
from kiosks.parts import PANEL, display, foot_measures, foot_plate, louvres, measures, wordmark

EDGE = 0.046  # from the lit panel to the outside of the head
CABLE_FROM_EDGE = 0.060  # as in lib/business/drawings/front-view.ts


def mast(root, finish: Finish, width, depth, top, two_sided):
    """Two shells round a dark core that carries the cables."""
    height, middle = top - 0.010, (top + 0.010) / 2
    shell = 0.017
    slab("mast core", width - 0.014, height, depth - 0.010, 0.010, finish.black, 0.001,
         at=(0, -depth / 2 + 0.005, middle), parent=root)
    slab("mast", width, height, shell, 0.012, finish.body, 0.005, 0.001, at=(0, -depth / 2, middle), parent=root)
    slab("mast", width, height, shell, 0.012, finish.body, 0.005, 0.001, at=(0, depth / 2, middle),
         rotation=(0, 0, pi), parent=root)
    slab("neck", width - 0.020, 0.030, depth - 0.006, 0.006, finish.black, 0.001,
         at=(0, -depth / 2 + 0.003, top + 0.004), parent=root)
    slab("shoe", width + 0.020, 0.012, depth + 0.020, 0.004, finish.black, 0.001, at=(0, -depth / 2 - 0.010, 0.015),
         parent=root)
    for side in (1, -1) if two_sided else (1,):
        wordmark(root, 0.038, (side * (-width / 2 + 0.032), side * (-depth / 2 - 0.0002), 0.070),
                 back=side < 0)


def clearvision(finish: Finish, screen="tulips", bright=1.25, inch=43, at=(0, 0, 0), turn=0.0, screen_back=None):
    """Stands behind shop glass, front towards the street; with `screen_back` also towards the shop."""
    name = "clearvision-double" if screen_back else "clearvision"
    root = empty(name, at, (0, 0, radians(turn)))
    height, width, depth = measures(name, inch)
    panel = PANEL[inch]
    head_height = panel[1] + 2 * EDGE
    bottom = height - head_height
    foot_plate(root, finish, *foot_measures(name, inch))
    mast(root, finish, 0.36 * width, 0.054, bottom - 0.010, bool(screen_back))
    if screen_back:
        slab("core", width - 0.020, head_height - 0.020, depth - 0.04, 0.018, finish.black, 0.001, parent=root,
             at=(0, -depth / 2 + 0.02, bottom + head_height / 2))
    else:
        slots(root, finish, width, head_height, bottom)
    for picture, back in ((screen, False), (screen_back, True)):
        if picture:
            head(root, finish, width, head_height, 0.054 if screen_back else depth, bottom, panel, picture,
                 bright * (0.8 if back else 1), depth / 2 if back else -depth / 2, back)
    return root


def clearvision_on_cables(finish: Finish, screen="tulips", bright=1.25, inch=43, at=(0, 0, 1.6), turn=0.0,
                          landscape=False, top=3.0):
    """The head alone; `at` is its centre, `top` the height at which its cables end."""
    root = empty("clearvision", at, (0, 0, radians(turn)))
    _, width, depth = measures("clearvision", inch)
    panel = PANEL[inch]
    height = panel[1] + 2 * EDGE
    if landscape:
        height, width, panel = width, height, panel[::-1]
    slots(root, finish, width, height, -height / 2)
    head(root, finish, width, height, depth, -height / 2, panel, screen, bright, -depth / 2)
    length = top - at[2] - height / 2
    for side in (-1, 1):
        x = side * (width / 2 - CABLE_FROM_EDGE)
        cylinder("clamp", 0.009, 0.034, finish.steel, (x, 0, height / 2), STANDING, 0.002, parent=root)
        cylinder("steel cable", 0.002, length, finish.steel, (x, 0, height / 2), STANDING, 0.0002, parent=root)
    x = width / 2 - CABLE_FROM_EDGE - 0.028
    cylinder("cable", 0.0035, length, finish.black, (x, 0, height / 2), STANDING, 0.0003, parent=root)
    return root


def head(root, finish: Finish, width, height, depth, bottom, panel, picture, bright, y, back=False):
    """Glass to the edge, with a light sensor below the picture."""
    display(root, finish, width, height, depth, bottom, panel, picture, bright, y, back, rim=0.006,
            margin=EDGE - 0.006, radius=0.022, camera=False, fillet=0.0022)
    cylinder("light sensor", 0.0042, 0.0006, finish.lens, (0, y + (0.0002 if back else -0.0002), bottom + 0.026),
             (0, 0, pi if back else 0), 0.0002, parent=root)


def slots(root, finish: Finish, width, height, bottom):
    """Ventilation in both sides of a head with one screen."""
    louvres(root, finish, width / 2, 0.014, bottom + 0.13, count=round((height - 0.26) / 0.0135), length=0.040,
            pitch=0.0135)
