"""A kiosk in the workshop: sheet, coat, glass, test."""
from dataclasses import replace
from math import pi

from mathutils import Vector

from geometry import LYING, STANDING, box, cylinder, empty, hoop, slab, tube
from glass import window_glass
from kiosks import products
from kiosks.finish import finish
from kiosks.parts import measures
from lettering import words
from materials import RAL, material
from props.measuring import spirit_level
from props.people import FLAT, HOLDING_A_BAR, TOUCHING, Look, Touch, person
from props.powder import powder_gun
from props.tools import cable_coil, tool_case
from props.workshop import (BENCH, SUCTION_GRIP, conveyor, front_in_sheet, hall, laser_cutter, raw_steel, shell,
                            suction_cup, trestle)
from scenes.making_set import COLOUR, WORKER, daylight
from stage import area, camera, card
from surfaces import dark_metal, oak, powder_coat

BENT = replace(TOUCHING, lean=27, nod=18)
PALM_DOWN = replace(FLAT, fingers=((-4, 2, 2),) * 4, thumb=(8, -30))
GLOVES = "#8d8568"
BESIDE_THE_PALM = Vector((0.010, -0.022, 0))  # from the middle of the gun's grip


def sheet():
    """The laser cuts the front out of a sheet of steel."""
    hall()
    laser_cutter(raw_steel(), (0.95, 0.33))
    front_in_sheet((-0.24, -0.10, BENCH))
    person((-1.87, 0.21, 0), 82, BENT, replace(WORKER, height=1.80, gloves=GLOVES, glasses=True),
           touches=(Touch((-1.37, 0.05, BENCH - 0.003), 0, PALM_DOWN),))
    for i in range(14):
        box("stock", 1.9, 4.2, 2.3, 3.05, 0.30 + i * 0.014, 0.312 + i * 0.014, raw_steel(), 0.001)
    for x in (2.1, 3.1, 4.0):
        box("bearer", x, x + 0.10, 2.28, 3.08, 0, 0.30, oak(along="y"), 0.004)
    daylight()
    area("beam", (0.785, 0.33, BENCH + 0.10), (0.785, 0.33, 0), 0.03, 0.03, 5, (0.75, 0.86, 1), glossy=False)
    card("sheen", (-0.6, 3.1, 2.6), (0, 0, 0.9), 5, 1.6, 1.6)
    camera((-0.30, -3.75, 2.55), 38, shift_y=-0.335)


def powder():
    """Powder, charged with electricity, flies to the steel; the oven comes next."""
    hall(back=3.0, base="#c9ccc9", wall=(0.66, 0.65, 0.62, 1))
    panel, edge = material("booth", "#e9ebea", 0.45), dark_metal("#39444b")
    box("booth back", -1.30, 1.30, 1.52, 1.60, 0.10, 2.60, panel, 0.004)
    for x in (-1.34, 1.30):
        box("booth side", x, x + 0.04, 0.0, 1.60, 0.10, 2.60, panel, 0.004)
        box("booth edge", x - 0.02, x + 0.06, -0.06, 0.0, 0, 2.72, edge, 0.004)
    box("booth floor", -1.34, 1.34, 0, 1.60, 0, 0.10, panel, 0.004)
    box("booth head", -1.36, 1.36, -0.06, 1.60, 2.60, 2.72, edge, 0.004)
    for i in range(14):
        x = -1.17 + i * 0.18
        box("filter", x - 0.06, x + 0.06, 1.50, 1.525, 0.25, 0.75, material("filter", "#9aa3a6", 0.9), 0.004)
    conveyor(-4.4, 4.4, 0.62, 2.28)
    coat = powder_coat(RAL[COLOUR])
    shell(coat, (0.22, 0.62, 0.20))
    shell(coat, (2.12, 0.62, 0.20), 8)
    shell(raw_steel(), (-2.13, 0.62, 0.20), -6)
    held = Vector((-0.50, -0.08, 1.22))
    person((-0.95, -0.18, 0), 116, replace(TOUCHING, nod=10),
           Look("male", "coverall", "#eceae4", "#2f4f7a", height=1.79),
           touches=(Touch(held + BESIDE_THE_PALM, 0, replace(HOLDING_A_BAR, palm_down=0, below=0)),))
    hose = [(-0.52, -0.2, 0.7), (-0.6, -0.6, 0.04), (-1.3, -0.8, 0.02), (-2.2, -0.2, 0.02), (-4, -0.1, 0.02)]
    powder_gun(held, -50, hose, RAL[COLOUR])
    daylight(120)
    area("booth light", (0, 0.5, 2.58), (0, 0.7, 0.8), 2.2, 0.5, 34, (1, 0.98, 0.95), glossy=False)
    area("front", (0.4, -3.2, 2.2), (0.1, 0.62, 1.1), 1.6, 1.2, 18, glossy=False)
    card("edge", (2.6, -1.0, 1.4), (0.1, 0.6, 1.1), 1.0, 2.8, 2)
    camera((0.30, -4.5, 1.40), 36, shift_y=-0.085, turn=3)


def glass_laid_in():
    """Two fitters lower the glass onto the frame."""
    hall(back=2.8, base="#39444b")
    height, width, depth = measures("brandvision", 43)
    for x in (-0.55, 0.55):
        trestle((x, 0, 0))
    lying = empty("lying", (-height / 2, 0, 0.74 + depth / 2), (0, 0, -pi / 2))
    flat = empty("flat", (0, 0, 0), (-pi / 2, 0, 0), lying)
    kiosk = products.brandvision(finish(COLOUR), "install", 0.0001, 43)
    kiosk.parent = flat
    for part in kiosk.children:
        part.hide_render = part.name.startswith(("foot", "bolt", "hex"))
    z = 1.12
    pane = empty("pane", (0.30, 0, z), (0, 0, 0))
    slab("pane", 1.03, 0.59, 0.006, 0.012, window_pane(), 0.0008, at=(0, 0, 0.006), rotation=LYING, parent=pane)
    hoop("pane edge", [(-0.516, -0.296), (0.516, -0.296), (0.516, 0.296), (-0.516, 0.296)], 0.003, 0.0065, 0.012,
         material("glass edge", "#6fbfa8", 0.15, 0.7), 0.0006, (0, 0, 0.0062), LYING, pane)
    behind, beside = ((-0.38, 0.12), (-0.08, 0.12)), ((0.40, -0.15), (0.40, 0.15))
    for place in behind:
        suction_cup(pane, *place, turn=90)
    for place in beside:
        suction_cup(pane, *place)

    def held(place):
        return pane.location.x + place[0], place[1], z + SUCTION_GRIP

    person((0.07, 0.64, 0), 0, replace(TOUCHING, lean=12, nod=30), replace(WORKER, height=1.80, gloves=GLOVES),
           touches=[Touch(held(place), hand, HOLDING_A_BAR) for hand, place in enumerate(behind)])
    person((1.27, 0.02, 0), -90, replace(TOUCHING, lean=10, nod=30),
           replace(WORKER, sex="female", hair="tail", hair_colour="#4a3020", height=1.70, gloves=GLOVES),
           touches=[Touch(held(place), 1 - hand, HOLDING_A_BAR) for hand, place in enumerate(beside)])
    tool_case((2.3, 1.9, 0), 12)
    box("bench", -3.6, -1.9, 2.0, 2.75, 0.86, 0.90, oak(along="x"), 0.004)
    for x in (-3.5, -2.0):
        box("leg", x - 0.03, x + 0.03, 2.05, 2.70, 0, 0.86, dark_metal(), 0.004)
    spirit_level((-2.7, 2.3, 0.90), 20)
    cable_coil((-3.2, 2.4, 0.90), 30)
    daylight(170)
    card("sheen", (0.2, 2.7, 2.4), (0.3, 0, 1.1), 4, 1.4, 0.7)
    camera((0.16, -3.35, 1.72), 39, shift_y=-0.185)


def window_pane():
    return window_glass(0.5, (0.93, 0.965, 0.955, 1), streaks=((0.35, 0.6), (0.5, 0.15), (0.72, 0.5)))


def test():
    """Twenty-four hours on power, each kiosk with its own number."""
    hall(back=2.2, base="#c9ccc9")
    for i, (x, code) in enumerate(((-1.75, "9016"), (-0.67, "7016"), (0.41, COLOUR))):
        kiosk = products.brandvision(finish(code), "endurance", 1.25, 43, (x, 0.9, 0.16), 0)
        paper, ink = material("label", "#efd592", 0.6), material("ink", "#17191b", 0.6)
        tube("mains", [(x + 0.2, 1.0, 0.2), (x + 0.42, 1.2, 0.5), (x + 0.42, 1.4, 1.6), (x + 0.42, 1.5, 2.32)], 0.006,
             dark_metal(), None, 8)
        slab("card", 0.46, 0.13, 0.002, 0.008, paper, 0.0006, at=(x, 0.866, 0.49))
        words(f"BV43-26-0041{5 + i}", 0.042, (x, 0.865, 0.469), ink, align="CENTER", depth=0.0004)
    box("platform", -3.3, 1.5, 0.5, 1.4, 0.0, 0.13, dark_metal("#39444b"), 0.006)
    box("deck", -3.32, 1.52, 0.48, 1.42, 0.13, 0.16, oak(along="x"), 0.004)
    box("power rail", -3.3, 1.5, 1.48, 1.54, 2.30, 2.42, material("power rail", "#e4e2dc", 0.4), 0.006)
    for x in (-2.6, -1.2, 0.2):
        cylinder("drop", 0.012, 1.8, dark_metal(), (x, 1.51, 2.42), STANDING)
    person((0.90, 0.30, 0), 226, replace(TOUCHING, nod=22, look=6),
           replace(WORKER, sex="female", hair="tail", hair_colour="#5a3a22", height=1.70),
           touches=(Touch((0.53, 0.897, 1.082), 0),))
    daylight(110)
    camera((-0.62, -3.5, 1.42), 37, shift_y=-0.095, turn=-3)
