"""The touch table: a tray on two welded frames; dark posts set its height and slope."""
from math import cos, pi, radians, sin, tan

from geometry import STANDING, box, cylinder, empty, hoop, pocket_slab, quad, slab, tube
from kiosks.finish import Finish
from kiosks.parts import PANEL, measures, wordmark
from screens import lit_screen

RIM, PAN = 0.044, 0.034  # height of the tray's rim and of the pan with the electronics below it
FRAME_TOP, FRAME_FOOT, BAR = 0.575, 0.032, 0.050


def tray(parent, finish: Finish, screen, bright, width, depth, panel):
    """Rim with glass, a shadow gap all round, and the pan; the local front faces up."""
    glass_width, glass_depth = width - 0.024, depth - 0.024
    pocket_slab("tray", width, depth, RIM, 0.040, finish.body, 0.003, 0.004, (glass_width, glass_depth, 0.029, 0),
                parent=parent, groove=0)
    slab("glass", glass_width - 0.0024, glass_depth - 0.0024, 0.0048, 0.028, finish.table_glass, 0.0011, 0.0002,
         at=(0, 0.0004, 0), parent=parent)
    quad("screen", panel[1], panel[0], lit_screen(screen, bright, 0.10), at=(0, 0.0003, 0),
         parent=parent)
    slab("shadow gap", width - 0.030, depth - 0.030, 0.008, 0.030, finish.gap, 0.0002, at=(0, RIM - 0.001, 0),
         parent=parent)
    slab("pan", width - 0.016, depth - 0.016, PAN, 0.034, finish.body, 0.002, 0.016, at=(0, RIM + 0.006, 0),
         parent=parent)
    apron = empty("apron", (0, RIM / 2, -depth / 2), (pi / 2, 0, 0), parent)
    wordmark(apron, 0.021, (-width / 2 + 0.075, -0.0004, -0.0105))


def frame(root, finish: Finish, x, depth, underside):
    """A welded frame on two levelling feet; its posts reach up to the tray."""
    foot, top = depth * 0.40, depth * 0.31
    corners = [(-foot, FRAME_FOOT), (foot, FRAME_FOOT), (top, FRAME_TOP), (-top, FRAME_TOP)]
    hoop("frame", corners, BAR, 0.046, 0.052, finish.body, 0.0045, at=(x + 0.023, 0, 0), rotation=(0, 0, pi / 2),
         parent=root)
    for side in (-1, 1):
        y = side * (top - 0.062)
        box("sleeve", x - 0.0225, x + 0.0225, y - 0.041, y + 0.041, FRAME_TOP - 0.004, FRAME_TOP + 0.008,
            finish.black, 0.002, root)
        box("post", x - 0.0125, x + 0.0125, y - 0.028, y + 0.028, FRAME_TOP, underside(y - side * 0.028),
            finish.black, 0.004, root)
        foot_y = side * (foot - 0.060)
        cylinder("levelling foot", 0.025, 0.012, finish.black, (x, foot_y, 0), STANDING, 0.003, parent=root)
        cylinder("stud", 0.008, 0.024, finish.steel, (x, foot_y, 0.010), STANDING, 0.001, parent=root)


def touch_table(finish: Finish, screen="school", bright=1.15, inch=43, at=(0, 0, 0), turn=0.0, tilt=15.0):
    """Table with a flat or tilted top on four levelling feet; `at` is on the floor below the middle of the glass."""
    root = empty("touch-table", at, (0, 0, radians(turn)))
    height, width, depth = measures("touch-table", inch)
    slope = radians(tilt)
    top = empty("top", (0, 0, height), (-pi / 2 + slope, 0, 0), root)
    tray(top, finish, screen, bright, width, depth, PANEL[inch])

    def underside(y):
        return height + y * tan(slope) - (RIM + PAN - 0.004) / cos(slope)

    reach = width / 2 - 0.150
    for x in (-reach, reach):
        frame(root, finish, x, depth, underside)
    box("cable duct", -reach + 0.015, reach - 0.015, -0.060, 0.060, FRAME_TOP - BAR + 0.002, FRAME_TOP - 0.002,
        finish.body, 0.005, root)
    duct, high = FRAME_TOP - 0.004, underside(0) + 0.01
    tube("cable loom",
         [(-0.10, 0.02, duct), (-0.10, 0.02, (duct + high) / 2), (-0.03, 0.02, (duct + high) / 2),
          (-0.03, 0.02, high)],
         0.009, finish.black, root)
    cable_down(root, finish, -reach, depth)
    return root


def cable_down(root, finish: Finish, x, depth):
    """Dark cable cover on the inside of the rear leg, down to the floor."""
    foot, top = depth * 0.40, depth * 0.31
    lean = (foot - top) / (FRAME_TOP - FRAME_FOOT)
    length = (FRAME_TOP - FRAME_FOOT - 0.10) / cos(lean)
    middle = (FRAME_TOP + FRAME_FOOT) / 2
    y = (foot + top) / 2 - BAR / 2
    slab("cable spine", 0.020, length, 0.006, 0.004, finish.black, 0.002, at=(x + 0.029, y, middle),
         rotation=(sin(lean), 0, pi / 2), parent=root)
