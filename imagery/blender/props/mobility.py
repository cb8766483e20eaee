"""A wheelchair and a rollator. `at` is on the floor below the middle; at turn 0 they roll towards the camera (-Y)."""
from math import cos, pi, radians, sin

from geometry import box, cylinder, empty, loft, place, ring, slab, tube
from materials import material
from outlines import rounded_rectangle
from surfaces import cloth, steel

TO_SIDE = (0, pi / 2, 0)  # stands a ring up, its axle along X


def _drive_wheel(root, side, rubber, rim, metal):
    """24 inch with 20 spokes, its top leaning in by three degrees, and a hand rim outside."""
    wheel = empty("drive wheel", (side * 0.275, 0.06, 0.302), (0, radians(-3 * side), 0), root)
    ring("tyre", 0.290, 0.0125, rubber, rotation=TO_SIDE, parent=wheel, steps=56)
    ring("rim", 0.276, 0.009, rim, rotation=TO_SIDE, parent=wheel, steps=56)
    ring("hand rim", 0.255, 0.0095, metal, (side * 0.032, 0, 0), TO_SIDE, wheel, steps=56)
    for i in range(20):
        a, lead = 2 * pi * i / 20, (0.35 if i % 2 else -0.35)
        hub_x = 0.018 if i % 4 < 2 else -0.018
        tube("spoke", [(hub_x, 0.022 * cos(a + lead), 0.022 * sin(a + lead)), (0, 0.272 * cos(a), 0.272 * sin(a))],
             0.0014, metal, wheel, 4, smooth=False)
    for i in range(5):
        a = 2 * pi * i / 5 + 0.3
        tube("tab", [(0, 0.274 * cos(a), 0.274 * sin(a)), (side * 0.032, 0.256 * cos(a), 0.256 * sin(a))], 0.004,
             metal, wheel, 6, smooth=False)
    cylinder("hub", 0.026, 0.052, metal, (0.026, 0, 0), (0, 0, pi / 2), 0.006, 32, wheel)


def wheelchair(at, turn=0.0, colour="#0f6e78"):
    """Manual wheelchair with two large and two small wheels, seat at 490 mm, 620 mm wide."""
    root = empty("wheelchair", at, (0, 0, radians(turn)))
    paint, rubber, metal = material("wheelchair", colour, 0.25, 0.5), material("tyre", "#1b1c1d", 0.7), steel()
    black, fabric = material("black parts", "#1d1f21", 0.6), cloth("#24282b")
    for side in (-1, 1):
        x = side * 0.215
        tube("side frame", [(x, 0.20, 0.46), (x, 0.17, 0.48), (x, -0.20, 0.49), (x, -0.30, 0.485), (x, -0.36, 0.42),
                            (x, -0.40, 0.22), (x * 0.86, -0.42, 0.12),
                            (x * 0.62, -0.44, 0.095)], 0.0135, paint, root, 14)
        tube("lower frame", [(x, 0.16, 0.47), (x, 0.12, 0.31), (x, -0.05, 0.26), (x, -0.24, 0.25), (x, -0.34, 0.36)],
             0.0125, paint, root, 12)
        tube("back post", [(x, 0.17, 0.46), (x, 0.215, 0.66), (x, 0.245, 0.86), (x, 0.26, 0.905), (x, 0.31, 0.925)],
             0.0125, paint, root, 12)
        tube("push handle", [(x, 0.285, 0.918), (x, 0.385, 0.930)], 0.0165, black, root, 12, smooth=False)
        slab("side guard", 0.30, 0.15, 0.004, 0.05, black, 0.001, at=(x + side * 0.016, 0.01, 0.575),
             rotation=(0, 0, pi / 2), parent=root)
        slab("arm pad", 0.055, 0.27, 0.026, 0.022, black, 0.011, at=(x + side * 0.010, 0.0, 0.690),
             rotation=(-pi / 2, 0, 0), parent=root)
        _drive_wheel(root, side, rubber, black, metal)
        caster = empty("caster", (side * 0.215, -0.245, 0.068), (0, 0, radians(side * 14)), root)
        cylinder("caster wheel", 0.068, 0.030, rubber, (0.015, 0.03, 0), (0, 0, pi / 2), 0.010, 36, caster)
        cylinder("caster hub", 0.034, 0.033, metal, (0.0165, 0.03, 0), (0, 0, pi / 2), 0.004, 28, caster)
        for edge in (-0.024, 0.024):
            tube("fork", [(edge, 0.03, 0), (edge, 0.02, 0.07), (0, 0, 0.088), (0, 0, 0.19)], 0.006, metal, caster, 8,
                 smooth=False)
    slab("seat", 0.42, 0.42, 0.055, 0.03, fabric, 0.022, at=(0, -0.05, 0.545), rotation=(radians(-88), 0, 0),
         parent=root)
    slab("back", 0.42, 0.40, 0.030, 0.04, fabric, 0.014, at=(0, 0.195, 0.715), rotation=(radians(-7), 0, 0),
         parent=root)
    for y, z, half in ((0.06, 0.302, 0.262), (-0.24, 0.25, 0.215), (0.14, 0.36, 0.215)):
        tube("cross bar", [(-half, y, z), (half, y, z)], 0.0115, paint, root, 10, smooth=False)
    slab("foot plate", 0.30, 0.15, 0.010, 0.03, black, 0.004, at=(0, -0.465, 0.100), rotation=(radians(-80), 0, 0),
         parent=root)
    return root


def rollator(at, turn=0.0, colour="#7c1f2b"):
    """Walking frame on four wheels with a seat and a basket, 600 x 650 mm, handles at 900 mm."""
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
