"""Printed matter on walls and pavements; `picture` is the name of a file of screens/."""
from math import pi, radians, sin

from geometry import box, cylinder, empty, quad, slab, tube
from materials import material, printed
from screens import screen_picture
from surfaces import brass, dark_metal, oak


def poster(at, picture, turn=0.0, width=1.18, height=1.75):
    """Behind glass in a steel frame; `at` is its centre on the wall."""
    root = empty("poster", at, (0, 0, radians(turn)))
    slab("frame", width + 0.09, height + 0.09, 0.06, 0.012, dark_metal("#2a2d2f"), 0.003, at=(0, -0.06, 0),
         parent=root)
    quad("print", width, height, printed(screen_picture(picture), 0.25), (0, -0.0615, 0), parent=root)


def pavement_sign(at, picture, turn=0.0, width=0.594, height=0.841, lean=13.0):
    """An A-board of oak for a poster in A1: two frames hinged at the top, a chain between their feet."""
    root = empty("pavement sign", at, (0, 0, radians(turn)))
    wood, metal, bar = oak("#8a5a30", "#b98548"), brass(), 0.052
    outer, legs = width + 2 * bar, 0.22
    length = height + 2 * bar + legs
    top = length * sin(pi / 2 - radians(lean))
    for side in (1, -1):
        leaf = empty("leaf", (0, 0, top), (radians(-lean), 0, 0 if side == 1 else pi), root)
        for x0, x1 in ((-outer / 2, -outer / 2 + bar), (outer / 2 - bar, outer / 2)):
            box("stile", x0, x1, -0.032, -0.004, -length, 0, wood, 0.004, leaf)
        for z in (-bar, -bar - height - bar):
            box("rail", -outer / 2 + bar, outer / 2 - bar, -0.031, -0.005, z, z + bar, oak("#8a5a30", "#b98548", "x"),
                0.003, leaf)
        box("panel", -width / 2 - 0.004, width / 2 + 0.004, -0.018, -0.010, -bar - height, -bar,
            material("panel", "#e9e2d2", 0.6), 0.002, leaf)
        paper = printed(screen_picture(picture), 0.55, 0.3)
        quad("print", width, height, paper, (0, -0.0186, -bar - height / 2), parent=leaf)
        for x in (-0.2, 0.2):
            slab("hinge", 0.05, 0.05, 0.002, 0.004, metal, 0.0006, at=(x, -0.034, -0.026), parent=leaf)
            for dz in (-0.038, -0.014):
                cylinder("screw", 0.004, 0.002, metal, (x, -0.0352, dz), edge=0.0008, sides=16, parent=leaf)
    reach = length * sin(radians(lean)) * 0.78
    height_of_chain = top - length * 0.78
    for x in (-outer / 2 + 0.026, outer / 2 - 0.026):
        points = [(x, -reach + 2 * reach * i / 12, height_of_chain - 0.05 * sin(pi * i / 12)) for i in range(13)]
        tube("chain", points, 0.0028, metal, root, 6)
    return root
