"""One kiosk on its way: sheet, coat, glass, test, delivery, placing. Every picture shows one step and who does it."""
from dataclasses import replace
from math import pi, radians
import random

from building.masonry import CLINKERS, herringbone, paving, toned
from geometry import LYING, STANDING, box, copies, cylinder, empty, hoop, quad, slab, tube
from glass import window_glass
from kiosks import products
from kiosks.finish import finish
from kiosks.parts import measures
from lettering import words, wordmark
from materials import RAL, glow, material
from outside.harbour import quay
from outside.lorry import LIFT, tail
from props.delivery import PALLET, carton_sleeve, corner_protector, hand_truck, pallet
from props.hands import FLAT, RELAXED
from props.measuring import spirit_level, tape_measure
from props.people import AT_REST, TOUCHING, Look, Pose, Touch, person
from props.tools import cable_coil, screwdriver, tool_case
from props.workshop import (BENCH, conveyor, front_in_sheet, hall, laser_cutter, raw_steel, shell, suction_cup,
                            trestle)
from scenes.story_places import shop_front_shadow
from stage import Scene, area, camera, card, sun, world
from surfaces import bluestone, concrete, dark_metal, oak, paint, plaster, powder_coat, steel

COLOUR = "2004"
BLUE, BLACK = "#2c3f54", "#1c2024"
WORKER = Look("jacket", BLUE, lower=BLUE, hair="cap", hair_colour=BLACK, shoes="#3b2c20", seed=5)
BENT = replace(TOUCHING, lean=9, nod=26)


def daylight(power=150):
    """Sun through windows on the left, a soft fill from the front."""
    shop_front_shadow(-4.6)
    world(0.26, "#dfe6ec")
    sun((0.80, 0.50, -0.36), 4.6, (1, 0.90, 0.76), 0.8)
    area("window", (-4.4, -1.6, 3.0), (0, 0.3, 0.9), 4.0, 2.4, power, (0.92, 0.96, 1), glossy=False)
    area("fill", (3.6, -5.0, 2.6), (0.2, 0.2, 0.9), 3.4, 2.4, power * 0.35, (1, 0.96, 0.90), glossy=False)


def sheet():
    """The laser cuts the front out of a sheet of steel."""
    hall()
    laser_cutter(raw_steel(), (0.95, 0.33))
    front_in_sheet((-0.24, -0.10, BENCH))
    person((-1.96, 0.30, 0), 82, BENT, replace(WORKER, height=1.80),
           touches=(Touch((-1.40, 0.02, BENCH + 0.004), 0, FLAT),))
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
    shell(coat, (0.10, 0.62, 0.20))
    shell(coat, (2.10, 0.62, 0.20), 8)
    shell(raw_steel(), (-2.15, 0.62, 0.20), -6)
    white = Look("coat", "#e6e4de", lower="#dcdad4", hair="cap", hair_colour="#e6e4de", shoes="#4a4e50", seed=8)
    aim = (-0.30, -0.02, 1.28)
    person((-0.86, -0.62, 0), 224, replace(TOUCHING, nod=6, look=-8), replace(white, height=1.79), touches=(Touch(aim, 0, FLAT),))
    gun(aim)
    powder_cloud((aim[0] + 0.13, aim[1] + 0.20, aim[2] + 0.03), (0.14, 0.60, 1.25))
    daylight(120)
    area("booth light", (0, 0.5, 2.58), (0, 0.7, 0.8), 2.2, 0.5, 34, (1, 0.98, 0.95), glossy=False)
    area("front", (0.4, -3.2, 2.2), (0.1, 0.62, 1.1), 1.6, 1.2, 18, glossy=False)
    card("edge", (2.6, -1.0, 1.4), (0.1, 0.6, 1.1), 1.0, 2.8, 2)
    camera((0.30, -4.5, 1.40), 36, shift_y=-0.085, turn=3)


def gun(at):
    """A powder gun, its cloud, and its hose to the floor."""
    x, y, z = at
    root = empty("gun", (x, y, z), (0, 0, radians(32)))
    grey, dark = material("gun", "#d9dad8", 0.4), dark_metal()
    cylinder("barrel", 0.022, 0.26, grey, (0, -0.06, 0.03), edge=0.006, parent=root)
    cylinder("nozzle", 0.016, 0.07, dark, (0, 0.20, 0.03), edge=0.003, parent=root)
    box("grip", -0.016, 0.016, -0.04, 0.0, -0.10, 0.03, dark, 0.008, root)
    tube("hose", [(0, -0.02, -0.10), (-0.02, -0.10, -0.5), (-0.2, -0.3, -1.1), (-0.6, -0.2, -1.24), (-1.4, 0.1, -1.25)],
         0.014, material("hose", "#24282b", 0.6), root, 10)


def powder_cloud(start, end):
    """Grains on their way, denser near the gun."""
    rng, grain = random.Random(3), material("grain", RAL[COLOUR], 0.8, 0.2)
    points = []
    for _ in range(900):
        far = rng.random() ** 1.6
        spread = 0.02 + 0.20 * far
        points.append(tuple(a + (b - a) * far + rng.gauss(0, spread / 2) for a, b in zip(start, end)))
    copies(box("grain", -0.0026, 0.0026, -0.0026, 0.0026, -0.0026, 0.0026, grain, 0.001), points)


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
    for x in (-0.40, 0.40):
        suction_cup(pane, x, 0)
    left, right = pane.location.x - 0.40, pane.location.x + 0.40
    person((left - 0.34, 0.50, 0), 44, replace(TOUCHING, lean=10, nod=30, look=10), replace(WORKER, height=1.80),
           touches=(Touch((left, -0.04, z + 0.098), 0, FLAT), Touch((left, 0.08, z + 0.098), 1, FLAT)))
    person((right + 0.64, 0.04, 0), -92, replace(TOUCHING, lean=10, nod=30, look=-14),
           replace(WORKER, hair="bun", hair_colour="#4a3020", height=1.70, width=0.93, seed=14),
           touches=(Touch((right + 0.02, -0.04, z + 0.098), 1, FLAT), Touch((right + 0.02, 0.05, z + 0.098), 0, FLAT)))
    tool_case((2.3, 1.9, 0), 12)
    box("bench", -3.6, -1.9, 2.0, 2.75, 0.86, 0.90, oak(along="x"), 0.004)
    for x in (-3.5, -2.0):
        box("leg", x - 0.03, x + 0.03, 2.05, 2.70, 0, 0.86, dark_metal(), 0.004)
    spirit_level((-2.7, 2.3, 0.90), 20)
    cable_coil((-3.2, 2.4, 0.90), 30)
    daylight(170)
    card("sheen", (0.2, 2.7, 2.4), (0.3, 0, 1.1), 4, 1.4, 2.0)
    card("strip", (-0.8, 1.6, 3.6), (0.2, 0, 1.0), 3, 0.3, 7)
    camera((0.16, -3.35, 1.72), 39, shift_y=-0.185)


def window_pane():
    return window_glass(0.5, (0.93, 0.965, 0.955, 1), streaks=((0.35, 0.6), (0.5, 0.15), (0.72, 0.5)))


def test():
    """Twenty-four hours on power, each kiosk with its own number."""
    hall(back=2.2, base="#c9ccc9")
    for i, (x, code) in enumerate(((-1.75, "9016"), (-0.67, "7016"), (0.41, COLOUR))):
        kiosk = products.brandvision(finish(code), "endurance", 1.25, 43, (x, 0.9, 0.16), 0)
        white, ink = material("label", "#f6f4ef", 0.6), material("ink", "#17191b", 0.6)
        tube("mains", [(x + 0.2, 1.0, 0.2), (x + 0.42, 1.2, 0.5), (x + 0.42, 1.4, 1.6), (x + 0.42, 1.5, 2.32)], 0.006,
             dark_metal(), None, 8)
        slab("card", 0.46, 0.13, 0.002, 0.008, white, 0.0006, at=(x, 0.866, 0.49))
        words(f"BV43-26-0041{5 + i}", 0.042, (x, 0.865, 0.469), ink, align="CENTER", depth=0.0004)
    box("platform", -3.3, 1.5, 0.5, 1.4, 0.0, 0.13, dark_metal("#39444b"), 0.006)
    box("deck", -3.32, 1.52, 0.48, 1.42, 0.13, 0.16, oak(along="x"), 0.004)
    box("power rail", -3.3, 1.5, 1.48, 1.54, 2.30, 2.42, material("power rail", "#e4e2dc", 0.4), 0.006)
    for x in (-2.6, -1.2, 0.2):
        cylinder("drop", 0.012, 1.8, dark_metal(), (x, 1.51, 2.42), STANDING)
    person((1.00, 0.22, 0), 226, replace(TOUCHING, nod=12, look=6), replace(WORKER, hair="bob", hair_colour="#5a3a22", height=1.70, width=0.94,
           seed=21), touches=(Touch((0.60, 0.855, 1.02), 0),))
    daylight(110)
    camera((-0.62, -3.5, 1.42), 37, shift_y=-0.095, turn=-3)


def lorry():
    """The crate leaves the tail lift at the kerb."""
    clinkers = toned("clinkers", CLINKERS, 0.7, 0.3, 0.3, 28)
    paving("clinkers", herringbone(-8, 8, -8, 8), clinkers, material("sand", "#6b6052", 0.95, 0.1), -1.2, turn=45,
           uneven=0.002)
    box("ground", -40, 40, -8, 44, -0.3, -0.02, material("asphalt", "#5d5f60", 0.9), 0.01)
    box("kerb", -40, 40, 5.3, 5.55, -0.1, 0.09, bluestone(), 0.02)
    quay((-12, 52, 0), 14, length=24, strength=1.2)
    tail((0.55, 1.5, 0))
    place = (0.42, 0.72)
    pallet((*place, LIFT), 0.9, 0.72)
    carton_sleeve((*place, LIFT + PALLET), 0.78, 0.30, 1.86, 4)
    truck = (-0.78, -0.52)
    hand_truck((*truck, 0), 212, 0)
    person((-1.36, -0.95, 0), 118, replace(TOUCHING, nod=6, lean=4), replace(WORKER, height=1.82, seed=9),
           touches=(Touch((-0.98, -0.62, 1.20), 0, FLAT), Touch((-0.80, -0.80, 1.20), 1, FLAT)))
    person((1.28, 0.58, 0), 96, replace(TOUCHING, nod=8), replace(WORKER, hair="short", height=1.78, seed=31),
           touches=(Touch((0.84, 0.62, LIFT + 1.35), 0, FLAT),))
    world(0.7, "#cfdcea")
    sun((0.60, 0.62, -0.52), 5.5, (1, 0.92, 0.80), 1.0)
    area("sky", (-3, -5, 6), (0, 0.5, 0.8), 6, 5, 220, (0.86, 0.93, 1), glossy=False)
    camera((-0.85, -4.7, 1.50), 36, shift_y=-0.065, turn=-8)


def fitting():
    """In the entrance of a building, the fitter sets the kiosk upright to the millimetre."""
    back = 1.5
    quad("floor", 12, 10, concrete((0.44, 0.42, 0.385, 1), (0.50, 0.475, 0.44, 1)), (0, -2.5, 0), LYING)
    wall = plaster((0.70, 0.66, 0.60, 1))
    box("wall", -6, -2.35, back, back + 0.25, 0, 4, wall, 0.002)
    box("wall", 0.15, 6, back, back + 0.25, 0, 4, wall, 0.002)
    box("wall", -2.35, 0.15, back, back + 0.25, 2.55, 4, wall, 0.002)
    box("skirting", 0.15, 6, back - 0.014, back, 0, 0.09, dark_metal("#39444b"), 0.003)
    box("skirting", -6, -2.35, back - 0.014, back, 0, 0.09, dark_metal("#39444b"), 0.003)
    frame = dark_metal("#23282b")
    for x in (-2.35, -1.12, 0.09):
        box("post", x, x + 0.06, back + 0.02, back + 0.12, 0, 2.55, frame, 0.004)
    for z in (0.0, 2.47):
        box("rail", -2.35, 0.15, back + 0.02, back + 0.12, z, z + 0.08, frame, 0.004)
    cylinder("handle", 0.013, 0.5, steel(), (-0.98, back - 0.03, 0.85), STANDING, 0.003)
    for x in (-1.70, -0.48):
        pane = quad("pane", 1.2, 2.4, window_glass(0.06), (x, back + 0.07, 1.28))
        pane.visible_shadow = pane.visible_diffuse = False
    street()
    kiosk = products.brandvision(finish(COLOUR), "install", 1.2, 43, (1.22, 0.25, 0), -16)
    height, width, depth = measures("brandvision", 43)
    level = empty("held level", (-width / 2 - 0.014, -0.004, 1.16), (0, -pi / 2, 0), kiosk)
    spirit_level((0, 0, 0), 0, 0.8).parent = level
    hold = (1.22 - width / 2 * 0.961 - 0.05, 0.25 + width / 2 * 0.276 - 0.02, 1.30)
    person((0.30, 0.02, 0), 108, replace(TOUCHING, nod=12, lean=5, look=8), replace(WORKER, height=1.80, seed=17),
           touches=(Touch(hold, 1, FLAT), Touch((hold[0] + 0.02, hold[1] - 0.05, 0.98), 0, FLAT)))
    tool_case((1.98, 0.10, 0), -20)
    screwdriver((1.95, 0.09, 0.161), 30)
    carton_sleeve((2.56, 1.05, 0), 0.78, 0.34, 1.30, -14)
    world(0.45, "#dfe8f2")
    sun((0.46, -0.62, -0.55), 4.5, (1, 0.91, 0.78), 0.9)
    area("window", (-3.8, -2.6, 2.8), (0.6, 0.2, 0.9), 3.4, 2.6, 150, (0.93, 0.96, 1), glossy=False)
    area("fill", (3.6, -4.8, 2.2), (0.8, 0.2, 0.9), 3, 2.4, 60, (1, 0.96, 0.91), glossy=False)
    card("edge", (-1.6, -1.2, 1.3), (1.2, 0.2, 1.1), 1.0, 3.0, 1.6)
    camera((0.62, -4.3, 1.42), 39, shift_y=-0.10)


def street():
    """Light and a tree beyond the door."""
    from outside.sky import sky_card
    from outside.trees import hedge, lawn, tree
    sky_card((-2, 24, 6), 70, 26, "#e9eef0", "#9fc2e2", 1.1)
    lawn(-16, 12, 4.5, 23, dark="#5f7f3e", light="#97ad62")
    hedge(-12, 8, 11, 12, 1.1, leaves=5000, size=0.14)
    tree((-2.6, 9.5, 0), 5.6, 1.9, 2.0, leaves=4200)
    box("path", -3.2, 1.0, 1.7, 4.5, -0.05, -0.01, material("path", "#b5ab9c", 0.85), 0.004)


BUILDERS = {"making-sheet": sheet, "making-powder": powder, "making-glass": glass_laid_in, "making-test": test,
            "making-lorry": lorry, "making-fitting": fitting}
SCENES = {name: Scene(build, 1440, 960, samples=14, threshold=0.03) for name, build in BUILDERS.items()}
