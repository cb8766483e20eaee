"""Tables; `at` is the point on the floor below the middle, `turn` the rotation in degrees."""
from math import radians

from geometry import LYING, box, empty, lathe, slab
from surfaces import brass, dark_metal, oak


def round_table(at, radius=0.40, height=0.74, top=None, metal=None):
    """A round top on one leg with a flat round foot, at dining or side table height."""
    foot, leg = 0.58 * radius, max(0.016, 0.065 * radius)
    profile = [(0, 0), (foot, 0), (foot, 0.008), (foot - 0.004, 0.011), (leg * 1.2, 0.022), (leg, 0.05),
               (leg, height - 0.02), (0, height - 0.02)]
    lathe("table foot", profile, metal or dark_metal(), 56, at)
    profile = [(0, height - 0.026), (radius - 0.012, height - 0.026), (radius, height - 0.015),
               (radius, height - 0.004), (radius - 0.004, height), (0, height)]
    lathe("table top", profile, top or oak(along="x"), 96, at)


def side_table(at):
    """A small round side table, dark on brass."""
    round_table(at, 0.28, 0.46, dark_metal("#2a2c2d"), brass())


def table(at, width, depth, turn=0.0, height=0.74, wood=None):
    """A table on four square legs."""
    root = empty("table", at, (0, 0, radians(turn)))
    wood = wood or oak(along="x")
    slab("table top", width, depth, 0.028, 0.02, wood, 0.004, at=(0, 0, height), rotation=LYING, parent=root)
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
            box("leg", x - 0.024, x + 0.024, y - 0.024, y + 0.024, 0, height - 0.028, wood, 0.006, parent=root)
    box("apron", -width / 2 + 0.08, width / 2 - 0.08, -depth / 2 + 0.07, depth / 2 - 0.07, height - 0.09,
        height - 0.028, wood, 0.003, parent=root)
    return root


def high_table(at, turn=0.0, width=1.5, depth=0.62, height=1.06):
    """A standing table: an oak top on two steel frames with a foot rail."""
    root = empty("high table", at, (0, 0, radians(turn)))
    frame = dark_metal("#1d2022")
    slab("top", width, depth, 0.032, 0.012, oak(along="x"), 0.004, at=(0, 0, height), rotation=LYING,
         parent=root)
    for x in (-width / 2 + 0.16, width / 2 - 0.16):
        for y in (-depth / 2 + 0.06, depth / 2 - 0.06):
            box("leg", x - 0.02, x + 0.02, y - 0.02, y + 0.02, 0, height - 0.032, frame, 0.003, root)
        for z in (0.02, height - 0.052):
            box("rail", x - 0.02, x + 0.02, -depth / 2 + 0.06, depth / 2 - 0.06, z - 0.02, z + 0.02, frame, 0.003,
                root)
    box("foot rail", -width / 2 + 0.16, width / 2 - 0.16, -0.02, 0.02, 0.26, 0.30, frame, 0.003, root)
    return root
