"""The window models: thin frame, glass to the edge, the head on a mast so that daylight passes below it."""
from math import pi, radians

from geometry import cylinder, empty, slab
from kiosks.finish import Finish
from kiosks.parts import PANEL, display, foot_measures, foot_plate, louvres, measures, wordmark

EDGE = 0.046  # from the lit panel to the outside of the head


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
    head, margin = panel[1] + 2 * EDGE, EDGE - 0.006
    bottom = height - head
    foot_plate(root, finish, *foot_measures(name, inch))
    mast(root, finish, 0.36 * measures(name, inch)[1], 0.054, bottom - 0.010, bool(screen_back))
    shell = 0.054 if screen_back else depth
    if screen_back:
        slab("core", width - 0.020, head - 0.020, depth - 0.04, 0.018, finish.black, 0.001, parent=root,
             at=(0, -depth / 2 + 0.02, bottom + head / 2))
    else:
        slots = round((head - 0.26) / 0.0135)
        louvres(root, finish, width / 2, 0.014, bottom + 0.13, count=slots, length=0.040, pitch=0.0135)
    for picture, back in ((screen, False), (screen_back, True)):
        if picture:
            y = depth / 2 if back else -depth / 2
            display(root, finish, width, head, shell, bottom, panel, picture, bright * (0.8 if back else 1), y, back,
                    rim=0.006, margin=margin, radius=0.022, camera=False, fillet=0.0022)
            cylinder("light sensor", 0.0042, 0.0006, finish.lens,
                     (0, y + (0.0002 if back else -0.0002), bottom + 0.026),
                     (0, 0, pi if back else 0), 0.0002, parent=root)
    return root
