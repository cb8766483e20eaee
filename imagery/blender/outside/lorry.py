"""The back of a box lorry with its tail lift on the ground."""
from math import pi

from geometry import box, cylinder, empty, slab, tube
from materials import glow, material
from surfaces import dark_metal, oak

LIFT = 0.06  # height of the lowered platform
FLOOR, WIDTH, HEIGHT, LENGTH = 1.02, 2.46, 2.46, 6.0  # of the load space


def tail(at):
    """The open load space faces -Y; `at` lies on the ground under the middle of its sill."""
    root = empty("lorry", at)
    white, inside = material("lorry", "#e9e7e1", 0.3), material("load wall", "#c9cbc8", 0.6)
    dark, plate = dark_metal("#23282b"), material("lift plate", (0.42, 0.43, 0.44, 1), 0.45, metallic=0.8)
    rubber = material("tyre", "#151617", 0.8)
    half, top = WIDTH / 2, FLOOR + HEIGHT
    box("floor", -half, half, 0, LENGTH, FLOOR - 0.12, FLOOR, oak("#6f5235", "#8c6a45", "y"), 0.003, root)
    for side in (-1, 1):
        x0, x1 = sorted((side * half, side * (half + 0.06)))
        box("side", x0, x1, 0, LENGTH, FLOOR - 0.12, top, white, 0.01, root)
        x0, x1 = sorted((side * (half - 0.004), side * half))
        box("lining", x0, x1, 0.05, LENGTH, FLOOR, top, inside, 0.001, root)
        for z in (FLOOR + 0.45, FLOOR + 1.2):
            x0, x1 = sorted((side * (half - 0.03), side * (half - 0.004)))
            box("lash rail", x0, x1, 0.1, LENGTH, z, z + 0.10, oak(along="y"), 0.004, root)
        x0, x1 = sorted((side * (half - 0.05), side * (half + 0.08)))
        box("post", x0, x1, -0.03, 0.08, FLOOR - 0.16, top + 0.06, dark, 0.008, root)
        box("lamp", side * (half - 0.28) - 0.17, side * (half - 0.28) + 0.17, -0.055, 0.05, FLOOR - 0.36, FLOOR - 0.22,
            glow("tail lamp", "#d0281c", 0.9), 0.01, root)
        slab("open door", 0.06, HEIGHT, 1.22, 0.01, white, 0.006, at=(side * (half + 0.10), 0.02, FLOOR + HEIGHT / 2),
             parent=root)
        for y in (1.1, 2.0):
            cylinder("tyre", 0.46, 0.30, rubber, (side * 0.98 - 0.15, y, 0.46), (0, 0, -pi / 2), 0.05, parent=root)
    box("head", -half - 0.08, half + 0.08, -0.03, 0.08, top, top + 0.16, dark, 0.008, root)
    box("roof", -half, half, 0, LENGTH, top, top + 0.05, white, 0.006, root)
    box("front", -half, half, LENGTH - 0.05, LENGTH, FLOOR, top, inside, 0.004, root)
    box("bumper", -half, half, -0.04, 0.08, FLOOR - 0.40, FLOOR - 0.118, dark, 0.01, root)
    box("lift", -half + 0.06, half - 0.06, -1.72, -0.10, LIFT - 0.05, LIFT, plate, 0.012, root)
    box("lift edge", -half + 0.06, half - 0.06, -1.75, -1.70, LIFT - 0.052, LIFT + 0.002,
        material("lift edge", "#f3c21b", 0.5), 0.006, root)
    for x in (-0.85, 0.85):
        tube("lift arm", [(x, -0.12, LIFT), (x, 0.5, 0.42)], 0.05, dark, root, 12, smooth=False)
    return root
