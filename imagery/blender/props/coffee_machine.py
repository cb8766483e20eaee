"""A coffee machine and the grinder beside it."""
from math import pi

from geometry import STANDING, box, cylinder, lathe, slab, tube
from materials import material
from props.crockery import cup_stack
from surfaces import dark_metal, oak, steel


def coffee_machine(at, groups=3, colour="#e9e4d8"):
    """A coffee machine with group heads towards -Y; `at` is the middle of its foot on the work top."""
    x, y, z = at
    width = 0.28 * groups + 0.16
    metal, shell, black = steel(), material("enamel", colour, 0.22, 0.55), dark_metal("#141414")
    wood = oak("#4a2c18", "#7a4b2a")
    for dx in (-width / 2 + 0.07, width / 2 - 0.07):
        for dy in (-0.18, 0.18):
            cylinder("foot", 0.022, 0.06, metal, (x + dx, y + dy, z), STANDING, 0.002)
    box("base", x - width / 2, x + width / 2, y - 0.27, y + 0.27, z + 0.06, z + 0.15, shell, 0.012)
    box("drip tray", x - width / 2 + 0.05, x + width / 2 - 0.05, y - 0.285, y - 0.05, z + 0.145, z + 0.158, metal,
        0.003)
    box("back", x - width / 2 + 0.01, x + width / 2 - 0.01, y - 0.02, y + 0.27, z + 0.15, z + 0.44, metal, 0.008)
    slab("hood", width + 0.02, 0.15, 0.52, 0.05, shell, 0.012, 0.012, at=(x, y - 0.25, z + 0.435))
    for end in (-1, 1):
        slab("cheek", 0.54, 0.46, 0.024, 0.06, wood, 0.006, at=(x + end * (width / 2 + 0.012), y, z + 0.29),
             rotation=(0, 0, end * pi / 2))
    for i in range(groups):
        gx = x + (i - (groups - 1) / 2) * 0.28
        cylinder("group", 0.046, 0.10, metal, (gx, y - 0.14, z + 0.285), STANDING, 0.006)
        cylinder("filter", 0.036, 0.035, metal, (gx, y - 0.14, z + 0.25), STANDING, 0.003)
        tube("portafilter", [(gx, y - 0.17, z + 0.262), (gx, y - 0.22, z + 0.255)], 0.009, metal, smooth=False)
        tube("grip", [(gx, y - 0.22, z + 0.255), (gx, y - 0.33, z + 0.236)], 0.016, black, smooth=False)
        for dx in (-0.012, 0.012):
            tube("spout", [(gx + dx * 0.4, y - 0.14, z + 0.25), (gx + dx, y - 0.14, z + 0.225)], 0.005, metal,
                 smooth=False)
        slab("buttons", 0.12, 0.022, 0.002, 0.008, black, 0.0005, at=(gx, y - 0.2515, z + 0.40))
        cylinder("gauge", 0.022, 0.006, metal, (gx + 0.14 if i < groups - 1 else gx - 0.42, y - 0.256, z + 0.455),
                 edge=0.001)
    for end in (-1, 1):
        sx = x + end * (width / 2 - 0.045)
        tube("steam", [(sx, y - 0.24, z + 0.38), (sx + end * 0.01, y - 0.31, z + 0.37),
                       (sx + end * 0.02, y - 0.30, z + 0.19)], 0.006, metal)
        cylinder("knob", 0.022, 0.03, black, (sx, y - 0.275, z + 0.455), edge=0.003)
    for i in range(int(width / 0.098)):
        for j in range(2):
            cup_stack((x - width / 2 + 0.06 + i * 0.098, y - 0.13 + j * 0.12, z + 0.512), 2 + (i + j) % 2)
    tube("cup rail", [(x - width / 2, y - 0.23, z + 0.55), (x + width / 2, y - 0.23, z + 0.55)], 0.006, metal,
         smooth=False)


def grinder(at, colour="#202122"):
    """A bean grinder with a glass hopper, 570 mm high."""
    x, y, z = at
    body = material("grinder", colour, 0.3)
    slab("grinder", 0.15, 0.32, 0.22, 0.03, body, 0.01, at=(x, y - 0.11, z + 0.17))
    cylinder("dosing", 0.012, 0.05, steel(), (x, y - 0.13, z + 0.20), STANDING, 0.002)
    box("fork", x - 0.04, x + 0.04, y - 0.20, y - 0.11, z + 0.15, z + 0.165, steel(), 0.003)
    beans = material("beans", "#3a2214", 0.5)
    lathe("beans", [(0.03, 0.33), (0.075, 0.46), (0.077, 0.50), (0, 0.51)], beans, 32, at)
    lathe("hopper", [(0.035, 0.325), (0.082, 0.46), (0.084, 0.56), (0.086, 0.565), (0, 0.57)],
          material("hopper", "#d8dedb", 0.05, 0.6, Alpha=0.25), 32, at)
