"""A workshop that makes kiosks: hall, laser cutter, powder booth, trestles, glass with suction cups."""
from math import cos, pi, radians, sin

from geometry import LYING, STANDING, box, cylinder, empty, hoop, pocket_slab, quad, slab, tube
from kiosks.parts import PANEL, measures
from materials import glow, material, mottled
from surfaces import concrete, dark_metal, paint, plaster, steel

HALL = 4.2  # height
BENCH = 0.88  # height of the sheet on the laser


def raw_steel():
    """Cold-rolled sheet as it comes from the mill."""
    return mottled(material("raw steel", metallic=0.85), (0.42, 0.43, 0.44, 1), (0.52, 0.53, 0.54, 1), 5, 6,
                   (0.3, 3, 3), rough=(0.30, 0.42))


def hall(back=3.2, left=-4.5, right=4.5, front=-7.0, wall=(0.62, 0.60, 0.56, 1), base="#39444b"):
    """A concrete floor, and a wall with a painted base and a row of windows under the roof."""
    quad("floor", right - left, back - front, concrete((0.34, 0.33, 0.31, 1), (0.40, 0.39, 0.365, 1)),
         ((left + right) / 2, (back + front) / 2, 0), LYING)
    box("wall", left, right, back, back + 0.2, 0, HALL, plaster(wall), 0.002)
    box("base", left, right, back - 0.012, back, 0, 1.20, paint(base, 0.6), 0.003)
    for i in range(round((right - left) / 1.5)):
        x = left + 0.75 + i * 1.5
        quad("window", 1.30, 0.80, glow("window light", "#dfeaf2", 1.3), (x, back - 0.006, 3.05))
        box("frame", x - 0.015, x + 0.015, back - 0.03, back, 2.65, 3.45, dark_metal(), 0.003)


def front_in_sheet(at, inch=43, parent=None):
    """The cut of a Brandvision's front in a sheet that lies along x."""
    height, width, _ = measures("brandvision", inch)
    panel_width, panel_height = PANEL[inch]
    dark = material("cut", "#0b0c0d", 0.9, 0.1)
    root = empty("cut", at, (0, 0, -pi / 2), parent)

    def outline(w, h, y):
        return [(-w / 2, y - h / 2), (w / 2, y - h / 2), (w / 2, y + h / 2), (-w / 2, y + h / 2)]

    hoop("cut", outline(width, height, 0), 0.005, 0.001, 0.03, dark, 0.0002, (0, 0, 0.0008), LYING, root)
    slab("window", panel_width + 0.03, panel_height + 0.05, 0.0008, 0.02, dark, 0.0002,
         at=(0, (height - panel_height) / 2 - 0.07, 0.0006), rotation=LYING, parent=root)
    for x in (-width / 2 + 0.06, width / 2 - 0.06):
        for y in (-height / 2 + 0.06, -0.10, height / 2 - 0.06):
            cylinder("hole", 0.008, 0.0006, dark, (x, y, 0.0008), LYING, 0.0001, 20, root)
    return root


def laser_cutter(sheet, beam=(0.62, 0.10)):
    """A bed with a sheet of steel on it, a gantry across, and the beam at (x, y)."""
    frame, dark, white = material("laser frame", "#39444b", 0.45, 0.4), dark_metal(), material("laser", "#e4e2dc", 0.35)
    box("bed", -1.75, 1.75, -0.90, 0.90, 0.12, BENCH - 0.05, frame, 0.02)
    box("plinth", -1.65, 1.65, -0.80, 0.80, 0, 0.12, dark, 0.01)
    box("tray", -1.70, 1.70, -0.85, 0.85, BENCH - 0.05, BENCH - 0.02, dark, 0.004)
    for i in range(34):
        x = -1.62 + i * 0.098
        box("slat", x, x + 0.004, -0.80, 0.80, BENCH - 0.02, BENCH - 0.0025, steel(), 0.0005)
    for y in (-0.98, 0.98):
        box("rail", -1.85, 1.85, y - 0.07, y + 0.07, BENCH - 0.16, BENCH + 0.02, white, 0.01)
    slab("sheet", 3.0, 1.5, 0.0025, 0.002, sheet, 0.0004, at=(0, 0, BENCH), rotation=LYING, segments=2)
    x, y = beam
    for side in (-0.98, 0.98):
        box("carriage", x - 0.16, x + 0.16, side - 0.09, side + 0.09, BENCH + 0.02, BENCH + 0.40, white, 0.02)
    box("bridge", x - 0.13, x + 0.13, -1.06, 1.06, BENCH + 0.22, BENCH + 0.46, white, 0.03)
    orange = material("stripe", "#e75b12", 0.5)
    box("stripe", x - 0.132, x - 0.125, -0.95, 0.95, BENCH + 0.30, BENCH + 0.36, orange, 0.001)
    box("head", x - 0.20, x - 0.125, y - 0.09, y + 0.09, BENCH + 0.12, BENCH + 0.50, dark, 0.015)
    cylinder("nozzle", 0.026, 0.10, steel(), (x - 0.165, y, BENCH + 0.022), STANDING, 0.008)
    spark(x - 0.165, y)


def spark(x, y):
    """White where the beam meets the steel; glowing drops fly off in low arcs."""
    cylinder("beam", 0.004, 0.022, glow("beam", "#eaf4ff", 90), (x, y, BENCH), STANDING, 0.0015, 16)
    hot, cooler = glow("drops", "#ffd28a", 14), glow("cooler drops", "#ff9a3c", 6)
    for i in range(110):
        # Keeps the shares apart for every i, so that the drops do not gather.
        way, reach, rise, seen = (i * share % 1 for share in (0.8567, 0.7339, 0.6287, 0.5386))
        angle, far, high = 2 * pi * way, 0.02 + 0.20 * reach ** 2.5, 0.008 + 0.036 * rise
        arc = [(x + far * t * cos(angle), y + far * t * sin(angle), BENCH + 0.002 + 4 * high * t * (1 - t))
               for t in (0.85 * seen, 0.85 * seen + 0.06, 0.85 * seen + 0.12)]
        tube("drop", arc, 0.0005, hot if seen < 0.5 else cooler, sides=4, smooth=False)


def shell(body, at, turn=0.0, inch=43):
    """The steel body of a Brandvision without glass and screen, hanging by two hooks; `at` is its lower middle."""
    root = empty("shell", at, (0, 0, radians(turn)))
    height, width, depth = measures("brandvision", inch)
    panel_width, panel_height = PANEL[inch]
    pocket_slab("shell", width, height, depth, 0.034, body, 0.0045, 0.010,
                (width - 0.05, panel_height + 0.07, 0.014, (height - panel_height) / 2 - 0.058), depth=0.05,
                at=(0, -depth / 2, height / 2), groove=0.022, parent=root)
    wire = material("hook", "#4b4f52", 0.5, metallic=0.6)
    for x in (-0.2, 0.2):
        tube("hook", [(x, 0, height - 0.01), (x, 0, height + 0.10), (x + 0.03, 0, height + 0.18), (x, 0, height + 0.24),
                      (x, 0, height + 0.34)], 0.005, wire, root, 8)
    return root


def conveyor(x0, x1, y, z):
    """The overhead rail on which shells hang."""
    box("rail", x0, x1, y - 0.03, y + 0.03, z, z + 0.09, material("rail", "#e4e2dc", 0.4), 0.004)
    for i in range(round((x1 - x0) / 0.4)):
        cylinder("trolley", 0.028, 0.03, dark_metal(), (x0 + 0.2 + i * 0.4, y - 0.05, z + 0.02), edge=0.004)


SUCTION_GRIP = 0.085  # height of its middle above the pane


def suction_cup(parent, x, y, turn=0.0):
    """A double suction lifter on a pane that lies flat; its grip lies along y before `turn`."""
    root = empty("suction lifter", (x, y, 0), (0, 0, radians(turn)), parent)
    rubber, grip = material("cup", "#17181a", 0.6), material("cup grip", "#e75b12", 0.45)
    for side in (-0.075, 0.075):
        cylinder("cup", 0.058, 0.022, rubber, (0, side, 0.022), LYING, 0.006, parent=root)
    tube("grip", [(0, -0.075, 0.02), (0, -0.075, 0.065), (0, -0.05, SUCTION_GRIP), (0, 0.05, SUCTION_GRIP),
                  (0, 0.075, 0.065), (0, 0.075, 0.02)], 0.013, grip, root, 12)


def trestle(at, width=0.9, height=0.74):
    """Two legs and a padded beam along y."""
    root = empty("trestle", at)
    frame, felt = material("trestle", "#39444b", 0.5), material("felt", "#8d8a84", 0.95, 0.1)
    for y in (-width / 2 + 0.06, width / 2 - 0.06):
        for side in (-1, 1):
            tube("leg", [(0, y, height - 0.08), (side * 0.24, y, 0.01)], 0.018, frame, root, 10, smooth=False)
    box("beam", -0.045, 0.045, -width / 2, width / 2, height - 0.10, height - 0.03, frame, 0.006, root)
    box("felt", -0.055, 0.055, -width / 2, width / 2, height - 0.03, height, felt, 0.012, root)
