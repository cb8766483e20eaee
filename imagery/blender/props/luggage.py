"""Personal items: suitcase, travel bag, shopper, school bag, drinking bottle, ball."""
from math import cos, pi, radians, sin

from geometry import STANDING, box, cylinder, empty, lathe, slab, tube
from materials import material
from surfaces import brass, cloth, dark_metal, leather


def suitcase(at, turn=0.0, colour="#183f46", metal=None, height=0.64, width=0.43, depth=0.25):
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
         rotation=(0, radians(-8), 0), at=(0.090, -depth / 2 - 0.014, height - 0.115))
    return root


def travel_bag(at, turn=0.0, colour="#2f5d58", length=0.56, height=0.30, depth=0.28):
    """A round bag of canvas with leather ends, straps and two handles."""
    root = empty("travel bag", at, (0, 0, radians(turn)))
    canvas, trim = cloth(colour), leather("#6b4226")
    middle = height / 2
    slab("body", length, height, depth, 0.13, canvas, 0.07, 0.07, at=(0, -depth / 2, middle), segments=12, steps=8,
         parent=root)
    for x in (-length / 2 + 0.005, length / 2 - 0.045):
        slab("end", 0.05, height * 0.82, depth * 0.92, 0.03, trim, 0.02, 0.02, parent=root,
             at=(x + 0.02, -depth / 2, middle))
    tube("zip", [(-length / 2 + 0.05, 0, height - 0.004), (length / 2 - 0.05, 0, height - 0.004)], 0.005,
         dark_metal("#1a1a1a"), root, 8, smooth=False)
    for y in (-depth * 0.38, depth * 0.38):
        for x in (-0.13, 0.13):
            box("strap", x - 0.016, x + 0.016, y * 1.30 - 0.004, y * 1.30 + 0.004, 0.03, height * 0.72, trim, 0.002,
                root)
        bow = ((-0.13, y * 1.30, height * 0.70), (-0.11, y * 0.8, height + 0.06), (0, y * 0.5, height + 0.11),
               (0.11, y * 0.8, height + 0.06), (0.13, y * 1.30, height * 0.70))
        tube("handle", list(bow), 0.010, trim, root)
    return root


def shopper(at, turn=0.0, height=0.27, cover=None, lean=0.0):
    """A bag with two handles, of leather by default; leans back by `lean` degrees."""
    root = empty("shopper", at, (radians(-lean), 0, radians(turn)))
    cover = cover or leather("#9a5f36")
    slab("bag", 0.36, height, 0.11, 0.03, cover, 0.025, at=(0, -0.055, height / 2), parent=root)
    for y in (-0.062, 0.062):
        bow = ((-0.08, y, -0.05), (-0.07, y * 0.8, 0.07), (0, y * 0.7, 0.12), (0.07, y * 0.8, 0.07), (0.08, y, -0.05))
        tube("handle", [(x, y, height + z) for x, y, z in bow], 0.007, cover, root)
    return root


def backpack(at, turn=0.0, colour="#c4532f", trim="#22272b"):
    """A filled school bag, standing, its front pocket towards -Y, 300 x 430 x 190 mm."""
    root = empty("backpack", at, (0, 0, radians(turn)))
    fabric, dark = cloth(colour), cloth(trim)
    slab("body", 0.30, 0.43, 0.17, 0.09, fabric, 0.055, 0.05, at=(0, -0.06, 0.215), segments=12, steps=8, parent=root)
    slab("pocket", 0.225, 0.20, 0.07, 0.05, fabric, 0.035, 0.01, at=(0, -0.115, 0.135), steps=7, parent=root)
    slab("base", 0.285, 0.07, 0.155, 0.03, dark, 0.03, 0.03, at=(0, -0.055, 0.036), parent=root)
    angles = [i * 0.15 - 1.5 for i in range(21)]
    tube("zip", [(0.143 * sin(a), -0.045, 0.250 + 0.172 * cos(a)) for a in angles], 0.0035, dark, root, 8)
    tube("pocket zip", [(-0.085, -0.112, 0.195), (0.085, -0.112, 0.195)], 0.003, dark, root, 8, smooth=False)
    loop = [(-0.04, 0.10, 0.415), (-0.035, 0.10, 0.465), (0.035, 0.10, 0.465), (0.04, 0.10, 0.415)]
    tube("handle", loop, 0.008, dark, root, 8)
    for side in (-1, 1):
        strap = ((0.07, 0.10, 0.40), (0.11, 0.20, 0.34), (0.13, 0.18, 0.16), (0.12, 0.10, 0.05))
        tube("strap", [(side * x, y, z) for x, y, z in strap], 0.012, dark, root, 8)
    return root


def drinking_bottle(at, colour="#2f6f73"):
    """Of steel, 245 mm high."""
    outline = [(0, 0), (0.033, 0), (0.036, 0.004), (0.036, 0.17), (0.024, 0.205), (0.024, 0.212)]
    lathe("bottle", outline, material("bottle", colour, 0.35, 0.5, 0.3), 40, at)
    cylinder("cap", 0.026, 0.035, dark_metal(), (at[0], at[1], at[2] + 0.210), STANDING, 0.004, 32)


def _circle(steps=48):
    return [2 * pi * i / steps for i in range(steps + 1)]


def _unit(x, y, z):
    length = (x * x + y * y + z * z) ** 0.5
    return x / length, y / length, z / length


def basketball(at, turn=0.0, radius=0.122):
    """The ball with its eight seams; `at` is the point of contact with the floor."""
    root = empty("basketball", (at[0], at[1], at[2] + radius), (0.5, 0.3, radians(turn)))
    skin, seam = material("ball", "#c8611f", 0.55, 0.4), material("seam", "#1c1512", 0.6)
    outline = [(radius * sin(a * pi / 40), -radius * cos(a * pi / 40)) for a in range(41)]
    lathe("ball", outline, skin, 64).parent = root
    grooves = [[(cos(a), sin(a), 0) for a in _circle()], [(cos(a), 0, sin(a)) for a in _circle()]]
    for side in (-1, 1):
        grooves.append([_unit(cos(a) * 0.62, side * (0.50 + 0.28 * cos(2 * a)), sin(a) * 0.62) for a in _circle()])
    for line in grooves:
        tube("seam", [tuple(c * radius for c in point) for point in line], 0.0028, seam, root, 8, smooth=False)
    return root
