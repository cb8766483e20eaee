"""Lobby of an old canal-side hotel at half past eleven at night, and the next day at three.

Windows in the far wall overlook the water, the unmanned desk is to the right of them. x to the right, y away from the
camera.
"""
from dataclasses import replace
from math import cos, pi, radians, sin

from mathutils import Vector

from building import panelling
from geometry import box, empty, mesh
from kiosks import products
from kiosks.finish import finish
from materials import material, mottled
from outside.canal import canal
from props import flowers, lamps, reception
from props.armchairs import club_chair
from props.books import books
from props.ceiling_lamps import globe_pendant
from props.clocks import clock
from props.crockery import tumbler
from props.luggage import suitcase
from props.people import AT_REST, WALKING, Look, Touch, person
from props.plants import plant
from props.tables import round_table
from props.textiles import curtain, rug
from stage import Scene, area, camera, card, mirrored_way, sun, world
from surfaces import brass, ceramic, cloth, oak, paint, stone

LEFT, RIGHT, FRONT, FAR, HEIGHT = -4.8, 4.8, -6.0, 5.0, 3.55
WINDOWS = ((-4.30, -3.20), (-2.95, -1.85), (-1.60, -0.50))  # x from, to
SILL, HEAD = 0.46, 2.86
OXBLOOD = "#521a1e"


def floor(tile=0.38, joint=0.003):
    """Two kinds of marble laid diagonally, as in a Dutch hall."""
    kinds = (mottled(material("blue stone", rough=0.2), "#34353a", "#42444a", 2.2, 8, rough=(0.10, 0.18)),
             mottled(material("marble", rough=0.2), "#6f6457", "#867a6c", 1.6, 9, rough=(0.10, 0.17)))
    vertices, faces = ([], []), ([], [])
    reach, half = 26, tile / 2 - joint / 2
    for i in range(-reach, reach):
        for j in range(-reach, reach):
            x, y = (i + j) * tile / 2**0.5, (i - j) * tile / 2**0.5
            if LEFT - 0.3 < x < RIGHT + 0.3 and FRONT - 0.3 < y < FAR + 0.2:
                kind = i % 2 ^ j % 2
                first = len(vertices[kind])
                corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
                vertices[kind].extend((x + (a - b) / 2**0.5, y + (a + b) / 2**0.5, 0) for a, b in corners)
                faces[kind].append(tuple(range(first, first + 4)))
    for kind, made in enumerate(kinds):
        mesh("tiles", vertices[kind], faces[kind], made)
    box("joints", LEFT - 0.3, RIGHT + 0.3, FRONT - 0.3, FAR + 0.3, -0.2, -0.0015, material("joint", "#3a3630", 0.9))


def shell():
    joinery = material("joinery", OXBLOOD, 0.42, 0.4)
    far = empty("far wall", (LEFT, FAR, 0))
    panelling.wall(far, RIGHT - LEFT, HEIGHT, joinery, [(a - LEFT, b - LEFT, SILL, HEAD) for a, b in WINDOWS])
    frames = material("sashes", "#b3a68f", 0.4, 0.4)
    for a, b in WINDOWS:
        panelling.sash_window(far, a - LEFT, b - LEFT, SILL, HEAD, frames, stone("#7c746a", "#94897b"))
    left = empty("left wall", (LEFT, FRONT, 0), (0, 0, pi / 2))
    panelling.wall(left, FAR - FRONT, HEIGHT, joinery)
    right = empty("right wall", (RIGHT, FAR, 0), (0, 0, -pi / 2))
    panelling.wall(right, FAR - FRONT, HEIGHT, joinery)
    box("wall behind", LEFT - 0.3, RIGHT + 0.3, FRONT - 0.3, FRONT, 0, HEIGHT, joinery)
    box("ceiling", LEFT - 0.3, RIGHT + 0.3, FRONT - 0.3, FAR + 0.3, HEIGHT, HEIGHT + 0.2, paint("#c9b8a0"))
    panelling.beams(LEFT, RIGHT, FRONT, FAR, HEIGHT, oak("#2e1d14", "#4a3022", "x"))
    floor()


def curtains():
    drape = cloth("#6b4a37")
    far = empty("curtains", (LEFT, FAR, 0))
    for x0, x1 in ((-4.66, -4.30), (-3.22, -2.94), (-1.87, -1.59), (-0.50, -0.14)):
        curtain(far, x0 - LEFT, x1 - LEFT, 0.02, HEAD + 0.20, drape, 4)


def front_desk(hour=11, minute=31):
    walnut = oak("#3d2416", "#5d3a24")
    reception.reception_desk((1.45, 3.35, 0), 3.0, 0, walnut, stone("#1c1c1e", "#2b2b2d"))
    reception.key_rack((0.35, FAR, 1.36), walnut, material("rack back", "#35100f", 0.7))
    clock((1.03, FAR - 0.01, 2.56), hour, minute, rim=brass(), dial=material("dial", "#a3967e", 0.6, 0.2))
    reception.bell((0.55, 3.52, 1.08))
    reception.key((0.78, 3.50, 1.094), (pi / 2, 0, radians(-50)), material("fob", "#7a2226", 0.4))
    reception.ledger((1.38, 3.62, 1.08), 12)
    flowers.vase((0.95, 3.70, 1.08), 0.26, 0.075, ceramic("#d9d0c0"), 0.5)
    flowers.bunch(flowers.tulip("#e9dcc4"), (0.95, 3.70, 1.28), 0.05, 11)
    lamps.table_lamp((0.20, 3.78, 1.08), power=38)
    for x in (0.55, 1.45, 2.35):
        globe_pendant((x, 3.62, 2.18), HEIGHT, 0.095, power=75)


def sitting():
    rug((-3.025, 2.95, 0), 2.75, 2.7, pile=cloth("#6f6150"), border=cloth("#3a2c26"))
    velvet = cloth("#94693a")
    club_chair((-3.72, 2.45, 0.012), 60, velvet)
    club_chair((-2.62, 3.75, 0.012), -8, velvet, pillow=cloth("#5b1c20"))
    round_table((-2.72, 2.50, 0.012), 0.40, 0.42, stone("#232325", "#343436"), brass())
    books((-2.80, 2.44, 0.432), 24, ("#c9b48a",))
    tumbler((-2.56, 2.56, 0.432), 0.085, 0.037, "#b5651d")
    lamps.floor_lamp((-3.50, 3.90, 0.012), power=165)
    plant((4.15, 4.25, 0), 1.7, seed=3, pot_colour="#2b2523")


def sconces():
    for x in (3.05, 4.25):
        lamps.sconce((x, FAR, 1.95), power=30)
    for x, y, turn in ((RIGHT, 0.4, -90), (RIGHT, 3.2, -90), (LEFT, 3.7, 90)):
        lamps.sconce((x, y, 1.95), turn, power=30)


def edge_light(at, turn, eye, side, strength, width=0.5):
    """A strip visible only in reflections, which outlines the side face of a dark body. side = -1 for its left one.

    It hangs high enough for its reflection in the floor to fall below the picture.
    """
    angle = radians(turn)
    normal = side * Vector((cos(angle), sin(angle), 0))
    foot = Vector((at[0], at[1], 1.7)) + mirrored_way(Vector(eye) - Vector(at), normal) * 1.5
    card("edge", foot, (at[0], at[1], 1.7), width, 1.8, strength, colour=(1, 0.72, 0.45, 1))


EYE, KIOSK, TABLE = (-0.1, -4.6, 1.5), (1.08, -0.80, 0), (-1.12, 1.0, 0)


def guest(welcome, town, bright=1.0):
    """Checks in at the column, the suitcase beside him; `welcome` and `town` are what the screens show."""
    products.brandvision(finish("8017"), welcome, 1.2 * bright, at=KIOSK, turn=7, screen_back=welcome)
    products.touch_table(finish("7016"), town, 0.9 * bright, 55, at=TABLE, turn=12)
    person((0.41, -1.16, 0), 134, replace(AT_REST, lean=3, nod=4),
           Look("male", "suit", "#4a4038", "#2b2a2c", hair="curly", hair_colour="#4a3a2e", height=1.80),
           touches=(Touch((0.945, -0.885, 1.045)),))
    suitcase((-0.02, -0.98, 0), -18, "#8a5326")


def night():
    shell()
    curtains()
    front_desk()
    sitting()
    sconces()
    canal()
    guest("hotel", "night-map")
    person((-0.55, 3.55, 0), 112, WALKING, Look("male", "suit", "#2a2c34", "#2a2c34", hair="cropped"), 0.10)
    world(0.012, (0.5, 0.62, 1, 1))
    area("ceiling glow", (0.2, 0.5, 1.9), (0.2, 0.5, 4), 6, 6, 55, (1, 0.70, 0.44), glossy=False)
    area("pool", (0.3, -3.0, 3.1), (1.1, -1.3, 0.2), 0.9, 0.9, 80, (1, 0.72, 0.46), glossy=False)
    area("desk", (1.45, 3.5, 2.6), (1.45, 4.9, 1.5), 2.6, 0.3, 60, (1, 0.70, 0.42), glossy=False)
    area("desk front", (1.2, 1.6, 3.1), (1.3, 3.4, 0.4), 2.4, 0.6, 70, (1, 0.70, 0.42), glossy=False)
    area("moon", (-6, 8, 22), (-6, 60, 3), 30, 6, 20000, (0.62, 0.74, 1), glossy=False)
    edge_light(KIOSK, 7, EYE, -1, 4.0)
    camera(EYE, 30, shift_y=-0.078)


def day():
    """The same place by daylight, with a porter at the desk."""
    shell()
    curtains()
    front_desk(3, 4)
    sitting()
    sconces()
    canal(night=False)
    guest("hotel-day", "day-map", 1.1)
    person((1.30, 4.30, 0), 180, AT_REST, Look("male", "suit", "#2a2c34", "#2a2c34", hair="cropped"))
    world(1.0, (0.86, 0.92, 1, 1))
    sun((0.62, -0.62, -0.48), 22, (1, 0.90, 0.74), 0.6)
    for a, b in WINDOWS:
        area("window", ((a + b) / 2, FAR - 0.12, 1.7), ((a + b) / 2 + 0.6, 0, 0.9), b - a, HEAD - SILL, 230,
             (0.93, 0.97, 1), glossy=False)
    area("ceiling glow", (0.2, 0.5, 1.9), (0.2, 0.5, 4), 6, 6, 230, (1, 0.93, 0.82), glossy=False)
    area("door behind", (-2.6, -5.6, 2.2), (0.6, 0.5, 0.9), 2.6, 2.2, 420, (0.94, 0.97, 1), glossy=False)
    area("desk", (1.45, 3.5, 2.6), (1.45, 4.9, 1.5), 2.6, 0.3, 60, (1, 0.80, 0.56), glossy=False)
    area("desk front", (1.2, 1.6, 3.1), (1.3, 3.4, 0.4), 2.4, 0.6, 80, (1, 0.86, 0.66), glossy=False)
    area("across", (-6, 10, 26), (-6, 60, 3), 30, 6, 150000, (1, 0.96, 0.9), glossy=False)
    edge_light(KIOSK, 7, EYE, -1, 4.0)
    camera(EYE, 30, shift_y=-0.078)


SCENES = {"hotel": Scene(night, 2880, 1800, samples=8, threshold=0.03),
          "hotel-day": Scene(day, 2880, 1800, samples=8, threshold=0.03, exposure=0.35)}
