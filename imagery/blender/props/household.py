"""Living room items: a television on two feet, a sideboard, a remote control."""
from math import pi, radians

from geometry import STANDING, box, cylinder, empty, quad, slab, tube
from materials import material
from screens import lit_screen
from surfaces import brass, dark_metal, oak


def television(at, screen, turn=0.0, bright=0.8, width=0.97):
    """A consumer set of 43 inch in thin black plastic; `at` is the top of the furniture below its middle."""
    root = empty("television", at, (0, 0, radians(turn)))
    height = width * 9 / 16 + 0.016
    plastic, gloss = material("plastic", "#131314", 0.4, 0.4), material("bezel", "#08080a", 0.15, 0.5)
    low = 0.062
    middle = low + height / 2
    slab("panel", width, height, 0.022, 0.006, gloss, 0.002, 0.004, at=(0, -0.011, middle), parent=root)
    slab("hump", width * 0.66, height * 0.56, 0.046, 0.03, plastic, 0.01, 0.02, at=(0, 0.006, middle - height * 0.14),
         parent=root)
    quad("screen", width - 0.018, (width - 0.018) * 9 / 16 - 0.004, lit_screen(screen, bright),
         (0, -0.0116, middle + 0.003), parent=root)
    slab("chin", width, 0.014, 0.024, 0.004, plastic, 0.002, at=(0, -0.0125, low + 0.004), parent=root)
    slab("standby", 0.010, 0.003, 0.001, 0.001, material("standby", "#ff3b2f", 0.4, Emission=(1, 0.05, 0.03, 1)),
         0.0002, at=(width * 0.44, -0.0128, low + 0.004), parent=root)
    for side in (-1, 1):
        x = side * width * 0.36
        for y in (-0.115, 0.115):
            tube("foot", [(x, 0, low + 0.02), (x, y * 0.35, low - 0.02), (x + side * 0.018, y, 0.007)], 0.007,
                 plastic, root, 10, smooth=False)
    return root


def sideboard(at, width=1.7, height=0.62, depth=0.42):
    """Oak carcass with three fluted doors on slender legs; `at` is on the floor below its middle."""
    root = empty("sideboard", at)
    wood, slats, metal = oak(along="x"), oak(), brass()
    low, x, y = 0.15, width / 2, depth / 2
    for z in (low, height - 0.022):
        box("board", -x, x, -y, y, z, z + 0.022, wood, 0.003, root)
    for side in (-x, x - 0.022):
        box("side", side, side + 0.022, -y, y, low, height, wood, 0.003, root)
    box("back", -x + 0.02, x - 0.02, y - 0.012, y, low, height, wood, 0.002, root)
    bay = (width - 0.044) / 3
    for i in range(3):
        x0 = -x + 0.022 + i * bay
        count = int((bay - 0.006) / 0.0235)
        box("door", x0 + 0.003, x0 + bay - 0.003, -y + 0.016, -y + 0.030, low + 0.025, height - 0.025, slats, 0.002,
            root)
        for k in range(count):
            a = x0 + 0.003 + k * (bay - 0.006) / count
            box("flute", a + 0.0015, a + 0.0205, -y + 0.004, -y + 0.018, low + 0.025, height - 0.025, slats, 0.005,
                root)
        cylinder("knob", 0.010, 0.022, metal, (x0 + (bay - 0.03 if i != 2 else 0.03), -y - 0.018, height - 0.11),
                 edge=0.003, sides=28, parent=root)
    for lx in (-x + 0.10, x - 0.10):
        for ly in (-y + 0.06, y - 0.06):
            cylinder("leg", 0.014, low, wood, (lx, ly, 0), STANDING, 0.003, sides=24, parent=root)
    return root


def remote_control(at, turn=0.0):
    """Seven rows of keys and a ring; it points to +Y."""
    root = empty("remote", at, (0, 0, radians(turn)))
    slab("remote", 0.044, 0.175, 0.018, 0.014, dark_metal("#17181a"), 0.005, at=(0, 0, 0.019),
         rotation=(-pi / 2, 0, 0), parent=root)
    grey, red = material("button", "#83868a", 0.5), material("red button", "#d5362a", 0.5)
    for row in range(7):
        for column in (-1, 0, 1):
            made = red if (row, column) == (0, -1) else grey
            cylinder("button", 0.0038, 0.0015, made, (column * 0.011, 0.068 - row * 0.016, 0.0185), STANDING, 0.0005,
                     sides=16, parent=root)
    cylinder("ring", 0.014, 0.0012, grey, (0, -0.056, 0.0185), STANDING, 0.0004, sides=32, parent=root)
    return root
