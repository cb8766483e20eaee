"""The narrow house as a mortgage adviser: `bank`, the advice table in the room, the street behind it."""
from dataclasses import replace
from math import pi
import random

import bpy

from building.masonry import pieces_mesh
from building.narrow_house import BACK, CEILING, WALLS, front, room, street
from building.shopfront import FLOOR
from geometry import box, empty, slab
from kiosks import products
from kiosks.finish import finish
from lettering import words
from materials import material
from outside.canal import bollards, water
from outside.canal_houses import canal_house
from outside.trees import tree
from props.armchairs import tub_chair
from props.books import MUTED, books
from props.ceiling_lamps import drum_pendant
from props.crockery import cup
from props.flowers import twigs, vase
from props.lamps import arc_lamp
from props.people import FLAT, SEATED, TOUCHING, WALKING, Look, Touch, person
from props.tables import side_table
from props.textiles import curtain, rug
from stage import Scene, area, camera, sun, world
from surfaces import cloth, dark_metal, oak, plaster

EYE = (0.10, 6.85, 1.56)
GREEN = "#1f4a40"
# Width, eaves, gable, its height and the brick of each house across the water.
OPPOSITE = (
    (5.0, 8.0, "step", 2.8, "#8a5a48"), (4.6, 9.2, "cornice", 0.4, "#b9a58a"), (5.4, 7.6, "bell", 2.8, "#75463a"),
    (4.8, 8.4, "neck", 3.0, "#a06a50"), (5.2, 9.4, "cornice", 0.4, "#6d4a40"), (5.0, 7.8, "step", 2.8, "#c2b294"))
TABLE = (0.12, 3.75, FLOOR)


def panelled_wall():
    """Flush panels of oak between dark joints along the side that is to the left in the picture."""
    x, y0, y1, low, top = WALLS[1], 1.2, BACK, FLOOR + 0.09, CEILING - 0.12
    box("joints", x - 0.012, x, y0, y1, low, top, material("joint", "#1a1613", 0.95, 0.05), 0.001)
    width, joint, rail = 0.80, 0.008, FLOOR + 2.05
    panels = [(y0 + k * width, y0 + (k + 1) * width - joint, a, b) for k in range(round((y1 - y0) / width))
              for a, b in ((low, rail - joint), (rail, top))]
    pieces_mesh("panels", panels, 0.020, oak("#8e6138", "#b07c4a"), (x - 0.032, y0 + y1, 0), (0, 0, -pi / 2), 0.002,
                0.0002)
    box("skirting", x - 0.037, x, y0, y1, FLOOR, FLOOR + 0.085, material("ink", "#23282b", 0.5, 0.3), 0.003)


def skirting():
    left, made = WALLS[0], material("skirting", (0.72, 0.69, 0.63, 1), 0.5, 0.3)
    box("skirting", left, left + 0.018, 0.32, BACK, FLOOR, FLOOR + 0.12, made, 0.004)


def curtains():
    """Wool on a ceiling rail; screens the table from the door."""
    wool = cloth(GREEN)
    curtain(empty("rail", (0, 1.9, 0)), 0.98, WALLS[1] - 0.05, FLOOR + 0.02, CEILING - 0.04, wool, 11, 0.06, 0)
    box("rail", 0.9, WALLS[1], 1.88, 1.92, CEILING - 0.035, CEILING, dark_metal(), 0.003)


def advice_table():
    rug(TABLE, 3.5, 2.5, pile=cloth("#56645f"))
    products.touch_table(finish("7016"), "bank", 1.3, 55, TABLE, 180, tilt=15)
    seat, legs = cloth("#28524a"), oak("#6b4526", "#8f6138")
    x, y, z = TABLE
    tub_chair((x + 1.18, y + 0.10, z), -68, seat, legs)
    tub_chair((x - 1.18, y + 0.10, z), 68, seat, legs)


def cabinet():
    """Low cupboard on the plain side with books and a few twigs."""
    x, wood = WALLS[0], oak(along="y")
    for k in range(3):
        box("front", x + 0.02, x + 0.42, 0.70 + k * 0.66, 1.345 + k * 0.66, FLOOR + 0.14, FLOOR + 0.70, wood, 0.003)
    box("top", x, x + 0.45, 0.67, 2.71, FLOOR + 0.70, FLOOR + 0.73, wood, 0.004)
    box("base", x, x + 0.38, 0.75, 2.63, FLOOR, FLOOR + 0.14, dark_metal(), 0.003)
    books((x + 0.22, 2.3, FLOOR + 0.73), 170, MUTED)
    vase((x + 0.22, 0.92, FLOOR + 0.73), 0.30, 0.081)
    twigs((x + 0.22, 0.92, FLOOR + 1.03))


def name_on_wall():
    """The adviser's name above the cabinet, and a socket below it."""
    green, x = material("letters", GREEN, 0.5, 0.3), WALLS[0]
    words("Duin & Vaart", 0.17, (x + 0.004, 1.22, 1.66), green, 90, depth=0.004)
    words("Hypotheekadvies", 0.092, (x + 0.004, 1.23, 1.47), green, 90, depth=0.003)
    slab("socket", 0.081, 0.081, 0.010, 0.010, material("socket", "#f2f0ea", 0.4), 0.002,
         at=(x + 0.010, 3.05, FLOOR + 0.30), rotation=(0, 0, pi / 2))


def clients():
    """A client and the adviser at the table, one who makes an appointment at the window, one passing by."""
    x, y, z = TABLE
    person((x + 1.20, y + 0.16, z), -38, SEATED,
           Look("female", "shirt", "#c3b291", "#2b3138", hair="bob", hair_colour="#3b271a", height=1.70),
           touches=(Touch((x + 0.52, y + 0.10, 0.89), 0, FLAT),))
    person((x - 1.16, y + 0.15, z), 38, replace(SEATED, lean=20, look=-24), Look("male", "suit", "#2f3b4a", "#2a313b"),
           touches=(Touch((x - 0.25, y + 0.27, 0.846), 1), Touch((x - 0.62, y - 0.04, 0.885), 0, FLAT)))
    person((-0.50, 1.50, FLOOR), -42, TOUCHING,
           Look("female", "blouse", "#8a5a3c", "#2a2c34", hair="long", shoes="shoes03", bag="#2b2320", height=1.70),
           sideways=0.02)
    person((0.35, -3.2, 0), 84, WALKING, Look("male", "jacket", "#3a4347"), 0.6)


def outside():
    """Quay, water and the houses on the other side."""
    rng, known, far = random.Random(6), set(bpy.data.objects), empty("far side", (0, -30, 0), (0, 0, pi))
    for k, (width, eaves, kind, top, brick) in enumerate(OPPOSITE):
        canal_house((-15 + k * 5.3, 0, -0.2), width, eaves, kind, top, brick, rng)
    for obj in set(bpy.data.objects) - known - {far}:
        obj.parent = obj.parent or far
    stone = material("quay", "#77756f", 0.85)
    box("far quay", -40, 40, -30, -25.5, -1.6, -0.25, stone, 0.04)
    box("kerb", -40, 40, -9.4, -9.0, -1.6, 0.06, stone, 0.02)
    water(-25.5, -9.4, -40, 40, "#46545a")
    tree((-3.3, -8.4, 0), 7.5, 2.6, 2.4, seed=4)
    tree((2.4, -8.4, 0), 7.0, 2.4, 2.5, seed=9)
    bollards(-8.7, (-2.2, -1.1, 0.0, 1.1, 3.3))


def daylight():
    """North light through the big window, sunlit houses opposite, lamps deeper in the room."""
    world(1.0, (0.74, 0.84, 1.0, 1))
    sun((0.52, -0.72, -0.50), 7, (1, 0.88, 0.70), 0.8)
    area("window", (-0.5, 0.45, 1.5), (0.2, 4, 0.8), 2.5, 1.7, 190, (0.88, 0.94, 1), glossy=False)
    area("room", (0, 5.2, CEILING - 0.05), (0, 5.2, 0), 4.2, 3.0, 105, (1, 0.90, 0.78), glossy=False)
    area("kiosk", (0.4, 3.0, 2.9), (-1.15, 0.7, 1.1), 0.8, 0.8, 45, (1, 0.92, 0.82))
    area("panels", (1.9, 4.5, CEILING - 0.05), (WALLS[1], 4.5, 1.2), 0.3, 5, 60, (1, 0.82, 0.6), glossy=False)


def bank():
    front(material("ink green", "#1c2f2c", 0.3, 0.5), "Duin & Vaart")
    street()
    room(plaster((0.76, 0.73, 0.67, 1)))
    panelled_wall()
    skirting()
    curtains()
    advice_table()
    cabinet()
    name_on_wall()
    clients()
    outside()
    products.clearvision(finish("7016"), "houses", 1.5, 43, (-1.10, 0.80, FLOOR), 8, screen_back="appointment")
    arc_lamp((2.45, 2.35, FLOOR), 172)
    side_table((-1.78, 2.5, FLOOR))
    cup((-1.78, 2.5, FLOOR + 0.47))
    drum_pendant((TABLE[0], TABLE[1], 2.12), CEILING, 0.46, GREEN, 26)
    daylight()
    camera(EYE, 25, shift_y=-0.078, turn=180)


SCENES = {"bank": Scene(bank, 2880, 1800, samples=8, threshold=0.03)}
