"""A corner to sit in: club chair, low table, rug, and what a guest leaves: glass, book, suitcase."""
from math import pi, radians

from geometry import LYING, STANDING, box, cylinder, empty, lathe, slab, tube
from materials import material, window_glass
from props.seating import cushion
from surfaces import brass, dark_metal


def club_chair(at, turn=0.0, cloth=None, legs=None, pillow=None):
    """Low upholstered chair, 780 x 800 mm, seat at 420 mm, back at 760 mm; at turn 0 one sits facing -Y."""
    root, legs = empty("club chair", at, (0, 0, radians(turn))), legs or brass()
    cushion(0.74, 0.72, 0.16, cloth, 0.004, 0.07, 0.35, at=(0, 0.01, 0.15), parent=root)
    cushion(0.54, 0.60, 0.15, cloth, 0.030, 0.07, 0.60, at=(0, -0.075, 0.275), parent=root)
    for side in (-1, 1):
        cushion(0.70, 0.36, 0.115, cloth, 0.008, 0.09, 0.85, parent=root, at=(side * 0.275, 0.005, 0.355),
                rotation=(pi / 2, 0, side * pi / 2))
    cushion(0.76, 0.58, 0.13, cloth, 0.016, 0.13, 0.80, at=(0, 0.40, 0.485), rotation=(radians(78), 0, 0),
            parent=root)
    cushion(0.50, 0.36, 0.10, cloth, 0.030, 0.09, 0.80, at=(0, 0.245, 0.555), rotation=(radians(72), 0, 0),
            parent=root)
    if pillow:
        cushion(0.42, 0.30, 0.07, pillow, 0.050, 0.05, 0.90, at=(0.02, 0.150, 0.535),
                rotation=(radians(62), 0, radians(6)), parent=root)
    for x in (-0.30, 0.30):
        for y in (-0.27, 0.30):
            tube("leg", [(x * 1.06, y * 1.06, 0), (x, y, 0.16)], 0.012, legs, root, smooth=False)
    return root


def low_table(at, top, metal=None, radius=0.40, height=0.42):
    root, metal = empty("low table", at), metal or brass()
    lathe("top", [(0, height - 0.022), (radius - 0.010, height - 0.022), (radius, height - 0.012),
                  (radius, height - 0.004),
                  (radius - 0.004, height), (0, height)], top, 96, parent=root)
    lathe("foot", [(0, 0), (0.21, 0), (0.212, 0.008), (0.20, 0.016), (0.034, 0.030), (0.026, 0.06),
                   (0.026, height - 0.06),
                   (0.05, height - 0.026), (0, height - 0.022)], metal, 64, parent=root)
    return root


def rug(x0, x1, y0, y1, pile, border):
    box("rug", x0, x1, y0, y1, 0, 0.010, border, 0.004)
    box("field", x0 + 0.12, x1 - 0.12, y0 + 0.12, y1 - 0.12, 0, 0.012, pile, 0.004)


def book(at, turn=0.0, cover="#c9b48a", size=(0.165, 0.235, 0.026)):
    root = empty("book", at, (0, 0, radians(turn)))
    width, height, thickness = size
    slab("pages", width - 0.006, height - 0.008, thickness - 0.005, 0.001, material("pages", "#e6dcc8", 0.9), 0.0005,
         at=(0, 0, thickness - 0.0025), rotation=LYING, parent=root)
    for z in (0.0025, thickness):
        slab("cover", width, height, 0.0025, 0.002, material("cover", cover, 0.55), 0.0006, at=(0, 0, z),
             rotation=LYING, parent=root)
    return root


def tumbler(at, drink="#b5651d"):
    """A small glass with a finger of something in it."""
    root = empty("tumbler", at)
    glass = lathe("glass", [(0, 0), (0.034, 0), (0.039, 0.085), (0.0375, 0.085), (0.033, 0.012), (0, 0.012)],
                  window_glass(tint=(0.93, 0.94, 0.94, 1), reflection=0.16), 40, parent=root)
    glass.visible_shadow = glass.visible_diffuse = False
    lathe("drink", [(0, 0.0125), (0.0325, 0.0125), (0.0345, 0.038), (0, 0.038)], material("drink", drink, 0.08, 0.6),
          40, parent=root)
    return root


def suitcase(at, turn=0.0, colour="#183f46", height=0.64, width=0.43, depth=0.25, metal=None):
    """Ribbed trolley case on four wheels, handle out, with a label."""
    root, metal = empty("suitcase", at, (0, 0, radians(turn))), metal or brass()
    shell, black = material("shell", colour, 0.34, 0.5), dark_metal("#121212")
    bottom, tall = 0.055, height - 0.055
    slab("shell", width, tall, depth, 0.065, shell, 0.040, 0.040, at=(0, -depth / 2, bottom + tall / 2), steps=8,
         parent=root)
    for i in range(7):
        x = (i - 3) * 0.046
        for y in (-depth / 2 - 0.0025, depth / 2 - 0.0045):
            slab("rib", 0.022, tall - 0.16, 0.007, 0.010, shell, 0.003, at=(x, y, bottom + tall / 2), segments=5,
                 steps=4, parent=root)
    slab("zip", width + 0.003, tall + 0.003, 0.012, 0.066, black, 0.002, at=(0, -0.006, bottom + tall / 2),
         parent=root)
    for x in (-width / 2 + 0.06, width / 2 - 0.06):
        for y in (-depth / 2 + 0.05, depth / 2 - 0.05):
            cylinder("wheel", 0.024, 0.020, black, (x - 0.010, y, 0.024), (0, 0, -pi / 2), 0.003, 24, root)
            box("fork", x - 0.014, x + 0.014, y - 0.010, y + 0.014, 0.030, bottom + 0.012, black, 0.004, root)
    reach = height + 0.36
    for x in (-0.085, 0.085):
        cylinder("rod", 0.006, reach - height + 0.02, metal, (x, depth / 2 - 0.055, height - 0.02), STANDING,
                 sides=16, parent=root)
    slab("grip", 0.215, 0.032, 0.026, 0.014, black, 0.010, at=(0, depth / 2 - 0.068, reach), parent=root)
    strap = [(-0.085, height + 0.004), (-0.075, height + 0.020), (0.075, height + 0.020), (0.085, height + 0.004)]
    tube("handle", [(x, -0.045, z) for x, z in strap], 0.008, black, root)
    tube("string", [(0.05, -0.045, height + 0.02), (0.07, -0.09, height),
                    (0.085, -depth / 2 - 0.012, height - 0.07)], 0.0015, black, root, 8)
    slab("label", 0.052, 0.095, 0.003, 0.010, material("label", "#c08a4a", 0.5), 0.001, parent=root,
         rotation=(0, radians(-8), 0),
         at=(0.090, -depth / 2 - 0.014, height - 0.115))
    return root
