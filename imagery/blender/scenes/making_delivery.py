"""A kiosk on its way from the workshop: off the lorry, and upright at the door."""
from dataclasses import replace
from math import pi

from mathutils import Vector

from building.masonry import CLINKERS, herringbone, paving, toned
from geometry import LYING, STANDING, box, cylinder, empty, quad
from glass import window_glass
from kiosks import products
from kiosks.finish import finish
from kiosks.parts import measures
from materials import material
from outside.harbour import quay
from outside.lorry import LIFT, tail
from outside.sky import sky_card
from outside.trees import hedge, lawn, tree
from props.delivery import PALLET, folded_carton, hand_truck, pallet, strapped_carton
from props.measuring import spirit_level
from props.people import ALONGSIDE, HOLDING, TOUCHING, Touch, person
from props.tools import screwdriver, tool_case
from scenes.making_set import COLOUR, WORKER
from scenes.studioset import directions
from stage import area, camera, card, sun, world
from surfaces import bluestone, concrete, dark_metal, plaster, steel

PACKING = 0.04  # m of foam and cardboard at every side, as in lib/business/products/conditions.ts


def packed():
    """Width, depth and height of the carton of the kiosk, as the site gives them."""
    height, width, depth = measures("brandvision", 43)
    return width + 2 * PACKING, depth + 2 * PACKING, height + 2 * PACKING


def lorry():
    """The crate leaves the tail lift at the kerb."""
    clinkers = toned("clinkers", CLINKERS, 0.7, 0.3, 0.3, 28)
    paving("clinkers", herringbone(-8, 8, -8, 8), clinkers, material("sand", "#6b6052", 0.95, 0.1), -1.2, turn=45,
           uneven=0.002)
    asphalt = material("asphalt", "#5d5f60", 0.9)
    box("ground", -40, 40, -8, 5.4, -0.3, -0.02, asphalt, 0.01)
    box("road", -40, 40, 5.4, 44, -0.3, 0.012, asphalt, 0.01)
    box("kerb", -40, 40, 5.3, 5.55, -0.1, 0.016, bluestone(), 0.004)
    quay((-12, 52, 0), 14, length=24, strength=1.2)
    tail((0.55, 1.5, 0))
    x, y = 0.42, 0.72
    width, depth, height = packed()
    pallet((x, y + 0.045, LIFT), 0.8, 0.6)
    strapped_carton((x, y, LIFT + PALLET), width, depth, height)
    truck = (-0.78, -0.52)
    hand_truck((*truck, 0), 136, 0)
    person((-1.20, -0.95, 0), 136, replace(TOUCHING, nod=6, lean=4), replace(WORKER, height=1.82),
           touches=(Touch((-0.79, -0.78, 1.20), 0, HOLDING), Touch((-1.04, -0.54, 1.20), 1, HOLDING)))
    edge, half = x + width / 2, depth / 2 + 0.011
    person((1.30, y, LIFT), -90, replace(TOUCHING, nod=8, lean=5),
           replace(WORKER, hair="cropped", tone="african", height=1.78),
           touches=(Touch((edge - 0.11, y + half, LIFT + 1.34), 0, ALONGSIDE),
                    Touch((edge - 0.11, y - half, LIFT + 1.26), 1, ALONGSIDE)))
    world(0.7, "#cfdcea")
    # Comes from the right, so that nobody's shadow falls on the carton.
    sun((-0.38, 0.62, -0.85), 5.0, (1, 0.92, 0.80), 1.0)
    area("sky", (-3, -5, 6), (0, 0.5, 0.8), 6, 5, 220, (0.86, 0.93, 1), glossy=False)
    camera((-0.85, -5.35, 1.50), 38, shift_y=-0.075, turn=-8)


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
        box("rail", -2.35, 0.15, back + 0.022, back + 0.118, z, z + 0.08, frame, 0.004)
    cylinder("handle", 0.013, 0.5, steel(), (-1.09, back - 0.05, 0.85), STANDING, 0.003)
    for z in (0.92, 1.28):
        box("handle foot", -1.098, -1.082, back - 0.05, back + 0.03, z - 0.008, z + 0.008, steel(), 0.003)
    for x in (-1.70, -0.48):
        pane = quad("pane", 1.2, 2.4, window_glass(0.06), (x, back + 0.07, 1.28))
        pane.visible_shadow = pane.visible_diffuse = False
    street()
    place, turn = Vector((1.22, 0.25, 0)), -16
    kiosk = products.brandvision(finish(COLOUR), "install", 1.2, 43, place, turn)
    hold_level(kiosk, place, turn)
    tool_case((1.98, 0.10, 0), -20)
    screwdriver((1.95, 0.09, 0.161), 30)
    folded_carton((2.24, back - 0.276, 0), *packed(), 7.5)
    world(0.45, "#dfe8f2")
    sun((0.46, -0.62, -0.55), 4.5, (1, 0.91, 0.78), 0.9)
    area("window", (-3.8, -2.6, 2.8), (0.6, 0.2, 0.9), 3.4, 2.6, 150, (0.93, 0.96, 1), glossy=False)
    area("fill", (3.6, -4.8, 2.2), (0.8, 0.2, 0.9), 3, 2.4, 60, (1, 0.96, 0.91), glossy=False)
    card("edge", (-1.6, -1.2, 1.3), (1.2, 0.2, 1.1), 1.0, 3.0, 1.6)
    camera((0.70, -4.3, 1.42), 43, shift_y=-0.085)


def hold_level(kiosk, place, turn):
    """The fitter lays the level against the left side of the kiosk, a palm along each of its faces."""
    _, width, _ = measures("brandvision", 43)
    level = empty("held level", (-width / 2 - 0.0005, -0.004, 1.16), (0, -pi / 2, 0), kiosk)
    spirit_level((0, 0, 0), 0, 0.8, upright=True).parent = level
    front, right = directions(turn)
    middle = place - right * (width / 2 + 0.012) + front * 0.004

    def palm(hand, side, height):
        x, y, _ = middle + front * side * 0.023
        return Touch((x, y, height), hand, ALONGSIDE)

    person((0.56, 0.125, 0), 108, replace(TOUCHING, nod=12, lean=5, look=8), replace(WORKER, height=1.80),
           touches=(palm(1, -1, 1.32), palm(0, 1, 1.02)))


def street():
    """Light and a tree beyond the door."""
    sky_card((-2, 24, 6), 70, 26, "#e9eef0", "#9fc2e2", 1.1)
    lawn(-16, 12, 4.5, 23, dark="#5f7f3e", light="#97ad62")
    hedge(-12, 8, 11, 12, 1.1, leaves=26000, size=0.10)
    tree((-2.6, 9.5, 0), 5.6, 1.7, 2.0, leaves=12000, size=0.13)
    box("path", -12, 6, 1.7, 4.5, -0.05, -0.01, material("path", "#b5ab9c", 0.85), 0.004)
