"""Zuilwerk's stand on the Vakdagen Scherm & Ruimte: one wall, one floor, all products, and the colours."""
from dataclasses import replace

from geometry import box
from kiosks import products
from kiosks.finish import finish
from lettering import wordmark, words
from materials import material
from props import fair_hall, fair_stand
from props.benches import stool
from props.books import brochures
from props.crockery import paper_cup
from props.fair_stand import INK
from props.luggage import shopper
from props.mobility import wheelchair
from props.people import AT_REST, SEATED, STRIDING, TOUCHING, WALKING, Look, Touch, person
from props.tables import high_table
from stage import Scene, area, camera, card, world
from surfaces import cloth, dark_metal, oak, paint

STEP = 0.06  # height of the oak floor
WIDTH, DEPTH, HEIGHT = 4.4, 4.3, 3.3  # half width, depth and wall height of the stand; the wall stands at y = 0
TRUSS_Y, TRUSS_Z = -1.9, 3.92
COLOURS_X = 3.42  # middle of the colour plates
EYE = (-0.05, -10.0, 1.5)
DRIFT = 0.28  # how far the film moves to the right


def shell():
    wall = paint((0.79, 0.78, 0.75, 1))
    box("wall", -WIDTH, WIDTH, 0, 0.16, STEP, HEIGHT, wall, 0.004)
    box("plinth", -WIDTH, WIDTH, -0.012, 0, STEP, STEP + 0.06, material("plinth", INK, 0.5), 0.002)
    shadow = material("joint", "#8d887e", 0.9)
    for i in range(1, 5):
        x = -WIDTH + i * 2 * WIDTH / 5
        box("joint", x - 0.0015, x + 0.0015, -0.0004, 0.01, STEP + 0.06, HEIGHT, shadow, 0.0005)
    fair_stand.platform(-WIDTH, WIDTH, -DEPTH, 0)
    fair_stand.carpet(-16, 16, -14, 30, "#3a4149")
    slats = oak("#a97f52", "#cfa873", "z")
    ink = material("return", INK, 0.6)
    box("return", WIDTH - 0.02, WIDTH + 0.12, -1.9, 0.16, STEP, HEIGHT, ink, 0.004)
    y = -1.88
    while y < -0.04:
        box("slat", WIDTH - 0.06, WIDTH - 0.02, y, y + 0.045, STEP + 0.02, HEIGHT - 0.01, slats, 0.004)
        y += 0.075


def lettering():
    ink = material("wall lettering", INK, 0.42)
    wordmark(ink, 0.80, (-3.75, -0.014, 2.24), 0.012, width=3.0)
    fair_stand.hanging_label((-WIDTH - 0.3, TRUSS_Y - 0.2, TRUSS_Z - 0.32), "C14")
    words("Kiosken, schermen en wat erop staat", 0.115, (-3.73, -0.002, 1.93), ink, weight="SemiBold")
    words("Elke kleur, op staal", 0.085, (COLOURS_X - 0.565, -0.002, 2.50), ink, weight="SemiBold")


def colours():
    fair_stand.colour_wall((COLOURS_X, 0, 1.77), 4, 0.24, 0.29)
    fair_stand.ledge((COLOURS_X, 0, 0.93), 1.2)


def family():
    products.brandvision(finish("3020"), "care", 1.12, 55, (1.38, -3.75, STEP), -9)
    products.clearvision(finish("9005"), "tulips", 1.2, 55, (-0.85, -2.75, STEP), 8)
    products.touch_table(finish("9016"), "school", 1.1, 55, (-2.68, -3.0, STEP), 12)
    products.wall_kiosk(finish("7016"), "stand", 1.0, 55, (0.36, 0, 1.62), landscape=True)


def meeting_point():
    """A standing table with items on it."""
    top = 1.06
    table = high_table((3.28, -1.85, STEP), 5, height=top)
    brochures((-0.42, -0.04, top), 12.6, parent=table)
    brochures((-0.12, 0.03, top), -5.7, 5, parent=table)
    paper_cup((0.34, 0.10, top), table)
    paper_cup((0.52, -0.12, top), table)
    for at in ((2.62, -1.35, STEP), (3.78, -1.30, STEP)):
        stool(at, frame=dark_metal("#1d2022"))
    shopper((3.98, -2.02, STEP), 28, 0.38, cloth("#d8cdb8"), lean=6)


def visitors():
    """Two talk behind the table, which somebody in a wheelchair uses; one announces herself at the red kiosk; two
    choose a colour; one passes by."""
    staff = Look("male", "suit", "#20262b", "#20262b", height=1.82)
    person((-3.30, -1.55, STEP), 118, replace(AT_REST, look=6), staff)
    person((-2.62, -1.15, STEP), -72, replace(AT_REST, arms=((2, 14), (18, 74))),
           Look("female", "blouse", "#8f4536", "#2f3a47", hair="pixie", hair_colour="#6b4a30", shoes="shoes03",
                height=1.68))
    wheelchair((-1.62, -3.02, STEP), -82)
    person((-1.59, -3.02, STEP + 0.11), -82, SEATED,
           Look("female", "shirt", "#2f6f78", hair="pixie", hair_colour="#8d8880", age=0.7, height=1.68),
           touches=(Touch((-2.24, -2.906, STEP + 0.84), 0),))
    person((0.73, -4.12, STEP), 132, TOUCHING,
           Look("female", "jacket", "#34445c", hair="tail", hair_colour="#3a2a20", height=1.71),
           touches=(Touch((1.173, -3.778, 1.07), 0),))
    person((2.98, -0.72, STEP), 168, replace(TOUCHING, look=-24),
           Look("female", "shirt", "#5a3d4d", hair="long", hair_colour="#5a3a22", height=1.70),
           touches=(Touch((3.30, -0.05, 1.46), 0),))
    person((3.98, -1.15, STEP), -76, replace(AT_REST, look=-8),
           replace(staff, tone="african", hair="cropped", hair_colour="#211c1a"))
    person((-6.3, 3.0, 0), 78, WALKING, Look("female", "jacket", "#6a4a3a", hair="pixie", height=1.70), 0.08)


NEIGHBOURS = (  # x, y, width, height, wall, light, turn
    (-9.6, 5, 6, 3.0, "#6a6f78", "#ffd2a0", 14),
    (-7.4, 13, 6, 3.6, "#7a6a60", "#cfe2ff", 4),
    (-2.5, 21, 7, 4.2, "#77706a", "#ffe3bf", 0),
    (8.8, 7, 5, 3.4, "#66607a", "#ffe3bf", -14),
    (8, 19, 7, 4.4, "#5e7078", "#d6e6ff", -4),
)
BANNERS = (  # x, y, z, width, colour
    (-9.5, 11, 5.7, 3.6, "#7fa3a6"),
    (-1.6, 17, 6.3, 4.6, "#c99a63"),
    (5.6, 13, 6.0, 3.2, "#8d7fae"),
    (11.5, 15, 6.4, 3.6, "#b96f5c"),
)
# Where the lamp at x is aimed.
AIMED = {-2.7: (-2.68, -3.1, 0.7), -1.1: (-0.85, -3.2, 0.2), 0.6: (1.38, -4.0, 0.1), 2.6: (2.95, -1.8, 1.0)}


def hall():
    for x, y, width, height, colour, glow, turn in NEIGHBOURS:
        fair_hall.neighbour((x, y, 0), width, 3, height, colour, glow, turn)
    fair_stand.truss((-14, 9, 6.2), 14)
    fair_hall.hall_lamps((16, 22, 28, 34))
    for x, y, z, width, colour in BANNERS:
        fair_hall.banner((x, y, z), width, 1.0, colour)
    box("hall end", -40, 40, 40, 40.5, -0.1, 13, material("hall end", "#5a6068", 0.9, 0.1), 0.01)
    area("hall end", (0, 33, 12), (0, 40, 4), 60, 2, 1500, (0.72, 0.82, 1), glossy=False)


def spots(level):
    fair_stand.truss((-WIDTH - 0.6, TRUSS_Y, TRUSS_Z), WIDTH + 0.6)
    lamp = TRUSS_Z - 0.42
    for x in (-3.5, -1.9, -0.3, 1.3, 3.2):
        fair_stand.spot((x, TRUSS_Y, lamp), (x * 0.97, 0, 1.75), 430 * level, 54, 1.0)
    for x, target in AIMED.items():
        fair_stand.spot((x, TRUSS_Y, lamp), target, 220 * level, 44, 0.9)


def light(level):
    spots(level)
    world(0.02, "#8fa6c4")
    area("stand front", (-2.4, -8.4, 4.6), (0, -2.6, 0.7), 4, 1.4, 480 * level, (1, 0.965, 0.92), glossy=False)
    area("wash", (0, -1.3, 4.4), (0, 0.1, 1.4), 8.4, 0.5, 70 * level, (1, 0.965, 0.92), glossy=False)
    area("aisle", (0, -7, 8), (0, -7, 0), 26, 5, 700, (0.80, 0.88, 1), glossy=False)
    card("left edge", (-5.2, -5.2, 1.6), (0.5, -3.5, 1.2), 1.2, 3.4, 1.6)
    card("right edge", (5.4, -5.0, 1.6), (0.5, -3.3, 1.2), 1.0, 3.4, 1.2)


def stand(level=0.92):
    shell()
    lettering()
    colours()
    hall()
    light(level)


def wide(drift):
    def build():
        stand()
        family()
        meeting_point()
        visitors()
        camera((EYE[0] + drift, EYE[1], EYE[2]), 32, shift_y=0.014)

    return build


SCENES = {
    "fair": Scene(wide(0), 1920, 1080, samples=28, threshold=0.03),
    "fair-far": Scene(wide(DRIFT), 1920, 1080, samples=28, threshold=0.03),
}
