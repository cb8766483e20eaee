"""Scholeneiland: the aula on the first school day, in low autumn sun. Seating stairs, blue felt, bicycles outside."""
from dataclasses import replace
from math import pi
import random

from building import tribune
from geometry import LYING, box, cylinder, quad, slab, tube
from glass import window_glass
from kiosks import products
from kiosks.finish import finish
from lettering import words
from materials import material, mottled
from outside import brick_houses, trees
from outside.vehicles import bicycle
from props.benches import bench, stool
from props.books import books
from props.ceiling_lamps import ring_pendant
from props.clocks import digital_clock
from props.luggage import backpack, basketball, drinking_bottle
from props.people import AT_REST, STRIDING, WAITING, WALKING, Look, Touch, person
from stage import Scene, area, camera, sun, world
import surfaces

LEFT, RIGHT, BACK, CEILING = -4.4, 3.3, 14.2, 6.5
STAIRS = tribune.Tribune(left=-2.3, aisle=1.75, right=RIGHT, front=5.7)
TO_ROOM = (0, 0, -pi / 2)  # lays a cylinder, made along +Y, against the right wall
BLUE, ORANGE = "#0b6fa8", "#d9641a"


def shell():
    white = surfaces.plaster((0.80, 0.785, 0.755, 1))
    stone = mottled(material("cast floor"), "#aaa498", "#bdb7ab", 1.1, 10, rough=(0.20, 0.34))
    quad("floor", 16, 24, stone, (0, 6, 0), LYING)
    for x in (-3.0, 0.0, 3.0):
        box("joint", x - 0.002, x + 0.002, -3, BACK, -0.01, 0.0006, material("joint", "#8d877c", 0.8), 0.0003)
    for y in (1.0, 4.0):
        box("joint", LEFT, RIGHT, y - 0.002, y + 0.002, -0.01, 0.0006, material("joint", "#8d877c", 0.8), 0.0003)
    box("right wall", RIGHT, RIGHT + 0.3, -4, BACK, 0, CEILING, white, 0.004)
    box("skirting", RIGHT - 0.014, RIGHT, -4, STAIRS.front, 0, 0.10, material("skirting", "#4b4d4e", 0.6), 0.003)
    box("back wall", LEFT, RIGHT, BACK, BACK + 0.3, 0, CEILING, white, 0.004)
    ceiling = surfaces.paint((0.80, 0.79, 0.76, 1))
    box("roof", LEFT - 0.3, RIGHT + 0.3, -4, BACK + 0.3, CEILING, CEILING + 0.3, ceiling, 0.004)
    oak = surfaces.oak("#8f6238", "#c39460", along="x")
    for i in range(22):
        y = 1.0 + i * 0.6
        box("baffle", LEFT + 0.05, RIGHT - 0.05, y, y + 0.05, CEILING - 0.42, CEILING - 0.12, oak, 0.004)


def facade():
    """Tall windows between piers: bands of sun on the floor."""
    pier, frame = surfaces.plaster((0.78, 0.765, 0.735, 1)), surfaces.dark_metal("#2a2d2f")
    glass = window_glass(0.05)
    bay, wide = 2.7, 1.9
    for i in range(7):
        start = -3.2 + i * bay
        box("pier", LEFT - 0.35, LEFT, start - (bay - wide), start, 0, CEILING, pier, 0.004)
        for y in (start, start + wide / 2, start + wide):
            box("mullion", LEFT - 0.24, LEFT - 0.16, y - 0.03, y + 0.03, 0, CEILING - 0.5, frame, 0.003)
        for z in (0.0, 2.45, 4.3, CEILING - 0.55):
            box("transom", LEFT - 0.24, LEFT - 0.16, start, start + wide, z, z + 0.06, frame, 0.003)
        middle = (LEFT - 0.20, start + wide / 2, (CEILING - 0.55) / 2)
        quad("pane", wide, CEILING - 0.55, glass, middle, (0, 0, pi / 2)).visible_shadow = False
    box("lintel", LEFT - 0.35, LEFT, -4, BACK, CEILING - 0.5, CEILING, pier, 0.004)


def gallery():
    """The upper floor with its blue felt wall, and the lockers below it."""
    white, steel = surfaces.paint((0.78, 0.77, 0.74, 1)), surfaces.dark_metal("#2a2d2f")
    oak = surfaces.oak("#8f6238", "#c39460", along="x")
    edge, floor = STAIRS.riser(STAIRS.steps) + 0.28, STAIRS.gallery
    box("gallery floor", LEFT, RIGHT, edge, BACK, floor - 0.32, floor, white, 0.004)
    box("gallery floor", LEFT, STAIRS.left - 0.04, edge - 0.3, edge, floor - 0.32, floor, white, 0.004)
    tribune.balustrade(LEFT + 0.05, STAIRS.aisle - 0.05, edge - 0.24, floor, oak, steel, window_glass(0.06))
    rng = random.Random(7)
    felts = [surfaces.cloth(colour) for colour in (BLUE, "#0f77b3", "#09659b")]
    wide, high = 0.55, 0.80
    for column in range(14):
        for row in range(4):
            x, z = LEFT + wide * (column + 0.5), floor + 0.12 + high * (row + 0.5)
            if not -1.0 < x - 2.35 < 1.0 or row == 3:
                felt = rng.choice(felts)
                slab("felt", wide - 0.012, high - 0.012, 0.05, 0.012, felt, 0.008, at=(x, BACK - 0.055, z))
    white_letter = material("letter", "#f4f1ea", 0.6)
    words("B", 1.2, (-1.55, BACK - 0.07, floor + 1.88), white_letter, weight="Bold", depth=0.01)
    box("door frame", 1.80, 2.90, BACK - 0.06, BACK, floor, floor + 2.24, steel, 0.003)
    box("door", 1.87, 2.83, BACK - 0.075, BACK - 0.05, floor + 0.01, floor + 2.16, oak, 0.003)
    quad("door pane", 0.16, 1.1, material("pane", "#cfe0e6", 0.2), (2.60, BACK - 0.077, floor + 1.35))
    handle = [(x, BACK - y, floor + 1.05) for x, y in ((1.96, 0.08), (1.96, 0.13), (2.10, 0.13))]
    tube("door handle", handle, 0.010, surfaces.steel(), smooth=False)
    lockers(LEFT + 0.10, 11.0)


def lockers(x, y, columns=5, rows=2, width=0.38, height=0.92):
    shades = [material("locker", colour, 0.4) for colour in (BLUE, "#1380bd", "#d8d4ca")]
    dark, body = surfaces.dark_metal(), material("locker body", "#d8d4ca", 0.5)
    box("locker body", x, x + columns * width, y, y + 0.5, 0.08, 0.10 + rows * height, body, 0.003)
    box("locker plinth", x, x + columns * width, y + 0.03, y + 0.5, 0, 0.08, dark, 0.002)
    for column in range(columns):
        for row in range(rows):
            left, low = x + column * width, 0.09 + row * height
            box("locker door", left + 0.004, left + width - 0.004, y - 0.018, y, low + 0.004, low + height - 0.004,
                shades[(column + row * 2) % 3], 0.002)
            for slot in range(3):
                z = low + height - 0.10 - slot * 0.025
                box("vent", left + 0.12, left + width - 0.12, y - 0.0185, y - 0.017, z, z + 0.006, dark, 0.0005)
            cylinder("lock", 0.014, 0.010, dark, (left + width - 0.05, y - 0.028, low + height / 2), sides=20)


def right_wall():
    """Acoustic felt discs, a clock, a bench."""
    blue, light_blue, pale = surfaces.cloth(BLUE), surfaces.cloth("#1f86bf"), surfaces.cloth("#cfc8b8")
    discs = ((6.80, 3.55, 0.26, blue), (6.85, 4.55, 0.58, light_blue), (8.05, 4.30, 0.50, pale),
             (8.25, 5.45, 0.40, light_blue), (9.7, 4.70, 0.72, blue), (10.95, 5.15, 0.40, pale))
    for y, z, radius, felt in discs:
        cylinder("felt disc", radius, 0.05, felt, (RIGHT - 0.052, y, z), TO_ROOM, 0.008, 96)
    digital_clock((RIGHT, 5.15, 2.75), "08:20", -90)
    oak = surfaces.oak("#94683d", "#c4955f", "x")
    bench((RIGHT - 0.26, 4.05, 0), -90, 1.8, oak, surfaces.dark_metal(), surfaces.cloth(BLUE))
    box("socket", RIGHT - 0.008, RIGHT, 4.95, 5.03, 0.28, 0.36, material("socket", "#efece4", 0.4), 0.002)


def stairs():
    oak, edge = surfaces.oak("#94683d", "#c4955f", along="x"), surfaces.oak("#a2744a", "#d0a26c", along="x")
    tribune.build(STAIRS, oak, edge, material("strip", "#2c2622", 0.7))
    tribune.handrail(STAIRS, RIGHT - 0.09, oak, surfaces.steel())
    blue, pale, orange = surfaces.cloth(BLUE), surfaces.cloth("#d9d2c2"), surfaces.cloth(ORANGE)
    rows = ([(-1.75, blue), (0.95, pale)], [(-0.85, pale), (0.10, blue)], [(-1.70, blue), (1.15, blue)],
            [(-0.30, orange), (0.75, pale)], [(-1.5, pale), (1.1, blue)], [(-0.7, blue)])
    tribune.seat_cushions(STAIRS, [(step, x, 0.9, cloth) for step, row in enumerate(rows) for x, cloth in row])


def lamps():
    for x, y, z, radius in ((-1.6, 8.0, 4.5, 0.42), (0.0, 9.4, 5.0, 0.55), (1.35, 8.6, 4.55, 0.36)):
        ring_pendant((x, y, z), CEILING - 0.1, radius)


def left_behind():
    """Things that pupils left behind."""
    top = [STAIRS.top(i) for i in range(3)]
    backpack((-0.55, STAIRS.front + 0.30, top[0]), -12, ORANGE)
    books((0.25, STAIRS.front + 0.25, top[0]), 20)
    drinking_bottle((0.02, STAIRS.front + 0.20, top[0]))
    backpack((0.95, STAIRS.riser(1) + 0.35, top[1]), 25, "#2d3b36")
    basketball((0.12, 3.25, 0), 40)
    oak, steel = surfaces.oak("#a2744a", "#d0a26c", "x"), surfaces.dark_metal()
    stool((-2.45, 4.0, 0), 10, 0.62, oak, steel)
    stool((-0.78, 4.62, 0), 40, 0.62, oak, steel)


def pupils():
    """Most are on the move, some look at a telephone; one stays at the table."""
    person((-1.98, 3.06, 0), 128, replace(AT_REST, lean=4, nod=18),
           Look("female", "cardigan", "#4c6b58", "#3d4f66", hair="braid", hair_colour="#6a4326", height=1.66),
           touches=(Touch((-1.62, 3.25, 0.81), 1),))
    person((0.30, 5.05, 0), 176, STRIDING,
           Look("male", "jacket", "#8a6a3a", "#2d3a4d", backpack="#2e3338", height=1.76), 0.20)
    person((-0.25, 4.55, 0), 188, WALKING,
           Look("female", "t-shirt", "#b5aea2", backpack="#8f3f34", hair="tail", tone="african",
                hair_colour="#1f1a17", height=1.64), 0.20)
    person((2.62, 4.40, 0), 200, WAITING, Look("male", "jacket", "#2d4059", "#3d4f66", hair="curly", height=1.79,
                                              backpack="#55604a", tone="asian", hair_colour="#191614"), sideways=0.03)


def outside():
    paving = mottled(material("paving", rough=0.9), "#8d7a6b", "#a8978a", 5, 8)
    quad("street", 30, 50, paving, (LEFT - 15.36, 10, -0.04), LYING)
    colours = ("#20262b", "#7c1f2b", "#2f5f73", "#20262b", "#d9a02b", "#3c5a3a", "#20262b", "#8a8f92")
    for i, colour in enumerate(colours):
        bicycle((LEFT - 1.7, 5.6 + i * 0.72, -0.04), 12, colour)
    for i, (x, y, height) in enumerate(((-8.6, 9.5, 7.0), (-9.5, 14.5, 7.5), (-8.8, 20.0, 7.2), (-13, 26, 8))):
        trees.tree((x, y, -0.04), height, 2.0, 2.2, trees.AUTUMN, i + 3, 5000, 0.20)
    trees.fallen_leaves(-11, LEFT - 0.5, 4, 22)
    brick_houses.row_of_one_height((-19, 18, 0), 90, 34, 7.5, 12, 2, ("#96583f", "#bd7d5f"))


def light():
    world(0.9, "#cbdfee")
    sun((0.80, 0.27, -0.52), 6.5, (1, 0.86, 0.68), 0.9)
    area("sky", (LEFT - 0.4, 5.5, 3.2), (0, 5.5, 2.0), 16, 5.6, 620, (0.84, 0.93, 1.0), glossy=False)
    area("room", (0.4, -3.0, 4.0), (0, 6, 1.5), 6, 4, 170, (1, 0.97, 0.93), glossy=False)


def build():
    shell()
    facade()
    gallery()
    right_wall()
    stairs()
    lamps()
    left_behind()
    pupils()
    outside()
    products.touch_table(finish("2004"), "school", 1.25, 55, (-1.12, 3.42, 0), 13)
    products.brandvision(finish("5015"), "campus", 1.3, 55, (1.35, 3.45, 0), -14)
    light()
    camera((0, 0, 1.5), 23, shift_y=-0.03)


SCENES = {"school": Scene(build, 2880, 1800, samples=8, threshold=0.03)}
