"""The seven products in 43 and 55 inch, one function each, sized by lib/business/products/dimensions.json.

`at` is the point on the floor below the middle (on the wall or in the air for the last two), `turn` its rotation in
degrees. `screen` names a file of screens/; `bright` is the light of a white pixel. Each returns the parent object of
the product. The table and the window models have their own files.
"""
from math import radians

from geometry import STANDING, cylinder, empty, slab, tube
from kiosks.finish import Finish
from kiosks.parts import PANEL, display, door, foot_measures, foot_plate, louvres, measures, wordmark
from kiosks.table import touch_table
from kiosks.window import clearvision, clearvision_on_cables

__all__ = ["brandvision", "ceiling_kiosk", "clearvision", "clearvision_on_cables", "foot_measures", "measures",
           "touch_table", "wall_kiosk"]


def brandvision(finish: Finish, screen="reception", bright=1.1, inch=43, at=(0, 0, 0), turn=0.0, screen_back=None,
                closed=True):
    """Column; with `screen_back` the double-sided one: two shells round a dark core. closed=False: without door."""
    name = "brandvision-double" if screen_back else "brandvision"
    root = empty(name, at, (0, 0, radians(turn)))
    height, width, depth = measures(name, inch)
    foot_plate(root, finish, *foot_measures(name, inch))
    bottom = 0.036
    shell = 0.045 if screen_back else depth
    slab("plinth", width - 0.09, bottom - 0.008, depth - 0.024, 0.006, finish.black, 0.001, parent=root,
         at=(0, -depth / 2 + 0.012, 0.008 + (bottom - 0.008) / 2))
    if screen_back:
        slab("core", width - 0.016, height - bottom - 0.016, depth - 0.040, 0.030, finish.black, 0.001, parent=root,
             at=(0, -depth / 2 + 0.020, bottom + (height - bottom) / 2))
    else:
        louvres(root, finish, width / 2, 0.004, 0.16)
    for picture, back in ((screen, False), (screen_back, True)):
        if picture:
            y = depth / 2 if back else -depth / 2
            glass_bottom = display(root, finish, width, height - bottom, shell, bottom, PANEL[inch], picture, bright,
                                   y, back)
            if closed:
                door(root, finish, width - 0.022, bottom + 0.011, glass_bottom - 0.011, y, back)
    return root


def wall_kiosk(finish: Finish, screen="care", bright=1.12, inch=43, at=(0, 0, 1.30), turn=0.0, landscape=False):
    """Flat against the wall with a 12 mm shadow gap; `at` is its centre on the wall."""
    root = empty("wall-kiosk", at, (0, 0, radians(turn)))
    height, width, depth = measures("wall-kiosk", inch)
    panel, gap = PANEL[inch], 0.012
    if landscape:
        height, width, panel = width, height, panel[::-1]
    display(root, finish, width, height, depth - gap, -height / 2, panel, screen, bright, y=-depth, margin=0.026,
            radius=0.032)
    slab("bracket", width - 0.09, height - 0.09, gap, 0.01, finish.black, 0.001, at=(0, -gap, 0), parent=root)
    louvres(root, finish, width / 2, -0.040, -0.42 if not landscape else -0.2, count=12, length=0.026)
    wordmark(root, 0.014, (-width / 2 + 0.034, -depth - 0.0002, -height / 2 + 0.007))
    return root


def ceiling_kiosk(finish: Finish, screen="departures", bright=1.15, inch=43, at=(0, 0, 2.42), turn=0.0, ceiling=3.35,
                  landscape=True):
    """Two-sided, hung on two poles; `at` is its centre, `ceiling` the height of the ceiling."""
    root = empty("ceiling-kiosk", at, (0, 0, radians(turn)))
    height, width, depth = measures("ceiling-kiosk", inch)
    panel = PANEL[inch][::-1]
    if not landscape:
        height, width, panel = width, height, PANEL[inch]
    slab("core", width - 0.018, height - 0.018, depth - 0.04, 0.026, finish.black, 0.001,
         at=(0, -depth / 2 + 0.02, 0), parent=root)
    for back in (False, True):
        display(root, finish, width, height, 0.050, -height / 2, panel, screen, bright,
                depth / 2 if back else -depth / 2, back, rim=0.020, margin=0.034, radius=0.030, camera=False)
        wordmark(root, 0.014,
                 ((1 if back else -1) * (width / 2 - 0.034), depth / 2 if back else -depth / 2,
                  -height / 2 + 0.003), back)
    length = ceiling - at[2] - height / 2
    for x in (-width * 0.27, width * 0.27):
        cylinder("pole", 0.0165, length, finish.body, (x, 0, height / 2), STANDING, 0.0003, parent=root)
        cylinder("collar", 0.030, 0.022, finish.body, (x, 0, height / 2 - 0.001), STANDING, 0.003, parent=root)
        cylinder("rose", 0.055, 0.012, finish.body, (x, 0, height / 2 + length - 0.012), STANDING, 0.002, parent=root)
    tube("safety cable",
         [(0.04, 0, height / 2), (0.04, 0, height / 2 + length * 0.4), (0.055, 0, height / 2 + length * 0.7),
                          (0.05, 0, height / 2 + length)], 0.002, finish.steel, root)
    cylinder("cable anchor", 0.016, 0.010, finish.steel, (0.05, 0, height / 2 + length - 0.010), STANDING, 0.002,
             parent=root)
    return root
