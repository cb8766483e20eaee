"""Parts shared by several products: dimensions, display, door, foot plate, ventilation, wordmark."""
import json
from math import pi

from geometry import LYING, cylinder, pocket_slab, quad, slab
from kiosks.finish import Finish, dark_steel
import lettering
from materials import REPOSITORY
from screens import lit_screen

MM = 0.001
PANEL = {43: (535.5 * MM, 942 * MM), 55: (685 * MM, 1210.5 * MM)}  # lit area of a 16:9 panel standing up

DIMENSIONS = json.loads((REPOSITORY / "lib/business/products/dimensions.json").read_text())


def measures(product, inch):
    """Height, width and depth in metres."""
    size = DIMENSIONS[product][str(inch)]["dimensions"]
    return size["height"] * MM, size["width"] * MM, size["depth"] * MM


def foot_measures(product, inch):
    """Width and depth of its foot plate in metres."""
    foot = DIMENSIONS[product][str(inch)]["footPlate"]
    return foot["width"] * MM, foot["depth"] * MM


def display(root, finish: Finish, width, height, depth, bottom, panel, screen, bright, y=0.0, back=False, rim=0.022,
            margin=0.030, radius=0.034, camera=True, fillet=0.0045):
    """Front frame with glass, lit panel and camera eye; returns the height of the lower edge of the glass.

    `margin` is the black border above the panel. With back=True it faces +Y.
    """
    panel_width, panel_height = panel
    turned, side = ((0, 0, pi), -1) if back else ((0, 0, 0), 1)
    glass_width = width - 2 * rim
    glass_height = panel_height + 2 * margin + (0.016 if camera else 0)
    top, centre = bottom + height, bottom + height / 2
    glass_z = top - rim - glass_height / 2
    corner = max(radius - rim, 0.010)
    pocket_slab("frame", width, height, depth, radius, finish.body, fillet, 0.010,
                (glass_width, glass_height, corner, glass_z - centre), at=(0, y, centre), rotation=turned,
                groove=min(0.022, depth * 0.4), parent=root)
    slab("glass", glass_width - 0.0024, glass_height - 0.0024, 0.0048, corner - 0.001, finish.glass, 0.0011, 0.0002,
         at=(0, y + side * 0.0004, glass_z), rotation=turned, parent=root)
    panel_z = top - rim - margin - panel_height / 2
    quad("screen", panel_width, panel_height, lit_screen(screen, bright),
         at=(0, y + side * 0.0003, panel_z), rotation=turned, parent=root)
    if camera:
        eye_z = top - rim - margin / 2
        cylinder("lens ring", 0.0050, 0.0006, finish.black, (0, y + side * 0.0001, eye_z), turned, 0.0002,
                 parent=root)
        cylinder("lens", 0.0034, 0.0006, finish.lens, (0, y - side * 0.0002, eye_z), turned, 0.0002, parent=root)
    return glass_z - glass_height / 2


def foot_plate(root, finish: Finish, width, depth, thickness=0.010):
    """Steel plate with four countersunk bolts."""
    slab("foot", width, depth, thickness, 0.030, finish.body, 0.0016, 0.0004, at=(0, 0, thickness), rotation=LYING,
         parent=root, segments=16)
    for x in (-width / 2 + 0.045, width / 2 - 0.045):
        for y in (-depth / 2 + 0.045, depth / 2 - 0.045):
            cylinder("bolt", 0.010, 0.003, finish.steel, (x, y, thickness + 0.0012), LYING, 0.0012, parent=root)
            cylinder("hex", 0.0045, 0.001, finish.gap, (x, y, thickness + 0.0014), LYING, 0.0001, sides=6,
                     parent=root)


def wordmark(root, height, at, back=False):
    """The company's name in letters of dark steel; `at` is its lower left corner seen from the front."""
    lettering.wordmark(dark_steel(), height, at, 0.0013, edge=0.0003, turn=180 if back else 0, parent=root)


def door(root, finish: Finish, width, bottom, top, y, back=False, lettering=True):
    """Service door with a shadow gap, its lock and the company's name."""
    turned, side = ((0, 0, pi), -1) if back else ((0, 0, 0), 1)
    height, centre = top - bottom, (bottom + top) / 2
    slab("door gap", width + 0.006, height + 0.006, 0.002, 0.024, finish.gap, 0.0002,
         at=(0, y - side * 0.00005, centre), rotation=turned, parent=root)
    slab("door", width, height, 0.003, 0.022, finish.body, 0.0012, at=(0, y - side * 0.0016, centre), rotation=turned,
         parent=root)
    lock = (side * (width / 2 - 0.036), y - side * 0.003, bottom + 0.05)
    cylinder("lock", 0.0085, 0.002, finish.steel, lock, turned, 0.0006, parent=root)
    slab("key slot", 0.0016, 0.008, 0.001, 0.0004, finish.gap, 0.0001, at=(lock[0], y - side * 0.0031, lock[2]),
         rotation=turned, parent=root)
    if lettering:
        wordmark(root, 0.046, (side * (-width / 2 + 0.040), y - side * 0.0018, bottom + 0.040), back)


def louvres(root, finish: Finish, x, y, bottom, count=14, length=0.030, pitch=0.0125):
    """Ventilation slots on both sides of a body of half width x."""
    for side in (-1, 1):
        for i in range(count):
            slab("louvre", length, 0.0042, 0.001, 0.0021, finish.gap, 0.0001, rotation=(0, 0, side * pi / 2),
                 segments=5, at=(side * (x + 0.00008), y, bottom + i * pitch), parent=root)
