"""A narrow house in an old shopping street: `shop`, a florist's seen from the pavement."""
from dataclasses import replace
from math import radians
import random

import bpy

from building import shopfront
from building.masonry import toned
from building.narrow_house import BACK, CEILING, MULLION, front, room, street
from building.shopfront import CORNER, FLOOR, HEAD, LEFT, PANE, SILL
from geometry import STANDING, box, cylinder, mesh, slab
from kiosks import products
from kiosks.finish import finish
from lettering import words
from materials import linear, material, principled
from outside.reflections import Pane, skyline
from props.ceiling_lamps import wicker_pendant
from props.florist import (ORANGE, PINK, PURPLE, RED, WHITE, YELLOW, box_ball, bucket, flower_stand, hydrangeas,
                           paper_roll, tulips)
from props.flowers import bunch, eucalyptus, hydrangea, vase
from props.people import AT_REST, TOUCHING, WAITING, Look, person
from stage import Scene, area, camera, sun, world
from surfaces import ceramic, oak, plaster

EYE = (-1.35, -4.9, 1.5)
TURN = -16.0
SUN = (-0.66, 0.60, -0.44)
# Where the shadow lies on the front, as (x, z).
SHADOW = [(-9, 9), (-9, -1), (0.1, -1), (0.1, 0.35), (-0.12, 0.35), (-0.12, 1.05), (-0.36, 1.05), (-0.36, 1.85),
          (-0.75, 1.85), (-0.75, 2.5), (-1.35, 2.5), (-1.35, 3.1), (-2.1, 3.1), (-2.1, 9)]
GREEN = "#173a2f"  # canal green, the strong colour of this house


def mirrored_street(eye, sky, houses, streaks=()):
    """Reflected sky and gables across the canal, both as (colour, strength), and slanting streaks (x, width, light)."""
    heights = ((6, 9, True), (5, 8, False), (6.4, 9.6, True), (5.4, 8.4, False))
    fronts = [(-60 + 5.2 * k, 5.2, *heights[k * 3 % 4]) for k in range(22)]
    air = [*skyline(fronts), (90, 6), (90, 80), (-90, 80), (-90, 6)]
    for x0, x1 in ((LEFT + 0.2, MULLION - 0.03), (MULLION + 0.03, CORNER - 0.01)):
        pane = Pane(eye, x0, x1, SILL + 0.06, HEAD - 0.06, PANE - 0.01)
        pane.mirror([(-90, -20), (90, -20), (90, 80), (-90, 80)], 55, *houses)
        pane.mirror(air, 55, *sky)
        for x, width, light in streaks:
            pane.mirror([(x, 0), (x + width, 0), (x + width + 0.5, 3), (x + 0.5, 3)], 0, "#fff6e4", light)


def display_window(bright):
    """The Clearvision on its oak deck."""
    shopfront.deck(toned("oak boards", ("#a87b4b", "#bb8d5a", "#9c7043"), 0.5, 0.3, 0.25, 12))
    products.clearvision(finish("9005"), "tulips", bright, 55, (-0.98, 0.52, SILL - 0.07), 0)


def florist():
    """Counter with paper and vases, shelves, tulips on crates, a column on the shop floor."""
    wood = oak(along="x")
    box("counter", 0.35, 2.45, 4.5, 5.15, FLOOR, FLOOR + 0.98, material("counter", GREEN, 0.5, 0.3), 0.004)
    for k in range(21):
        box("slat", 0.36 + k * 0.1, 0.43 + k * 0.1, 4.475, 4.5, FLOOR + 0.08, FLOOR + 0.96,
            material("slat", GREEN, 0.45, 0.3), 0.004)
    box("top", 0.28, 2.52, 4.42, 5.2, FLOOR + 0.98, FLOOR + 1.03, wood, 0.006)
    paper_roll((0.95, 4.85, FLOOR + 1.03), 0.55, material("kraft", "#b98d5c", 0.8, 0.1))
    shelves(wood)
    top = FLOOR + 1.03
    for x, colour in ((1.75, "#e9b3c6"), (2.15, "#f3ede0")):
        vase((x, 4.75, top), 0.22, 0.08, ceramic("#5f8278"), 0.6)
        bunch(hydrangea(colour), (x, 4.75, top + 0.06), 0.07, 5, 0.7)
    products.brandvision(finish("9016"), "bouquets", 1.3, 43, (0.34, 4.0, FLOOR), 6)
    for k, (x, y, colour) in enumerate(((-2.3, 2.0, WHITE), (-2.35, 2.6, PURPLE), (-2.3, 3.2, ORANGE),
                                        (-2.3, 3.9, RED), (-1.7, 4.6, YELLOW))):
        box("crate", x - 0.2, x + 0.2, y - 0.2, y + 0.2, FLOOR, FLOOR + 0.42, wood, 0.004)
        tulips((x, y, FLOOR + 0.42), colour, 24, 0.14, k)
    bucket((2.3, 2.0, FLOOR), 0.15, 0.36)
    eucalyptus((2.3, 2.0, FLOOR + 0.2), 15, 1.0, 6)


def shelves(wood):
    """Vases from wall to wall behind the counter, on four boards with uprights."""
    glazes = [ceramic(c) for c in ("#d8d2c6", "#5f8278", "#b4563c", "#e9e2d2", "#2f4a45", "#c99a4a")]
    for x in (-2.7, -1.0, 0.7, 2.4):
        box("upright", x, x + 0.04, BACK - 0.36, BACK, FLOOR, 2.62, wood, 0.003)
    for level, z in enumerate((0.62, 1.12, 1.62, 2.12)):
        box("shelf", -2.7, 2.44, BACK - 0.34, BACK, z, z + 0.035, wood, 0.004)
        rng = random.Random(level)
        x = -2.55
        while x < 2.3:
            radius = rng.uniform(0.05, 0.10)
            vase((x + radius, BACK - 0.18, z + 0.035), rng.uniform(0.16, 0.38), radius, rng.choice(glazes),
                 rng.uniform(0.3, 0.75))
            x += 2 * radius + rng.uniform(0.03, 0.16)


def customers():
    """A queue at the counter, whose florist has her hands full; one looks it up, one reads the window."""
    queue = (((1.38, 3.85), 178, WAITING,
              Look("female", "jacket", "#8a6f52", hair="pixie", hair_colour="#6a4a2e", bag="#3a241a")),
             ((1.74, 3.35), 190, AT_REST, Look("male", "jacket", "#2f3e4e", hair_colour="#2a2320", height=1.84)),
             ((2.26, 2.50), 172, AT_REST, Look("female", "jacket", "#5c3a3c", hair="tail", height=1.68)))
    for (x, y), turn, pose, look in queue:
        person((x, y, FLOOR), turn, pose, look, sideways=0.03)
    person((1.10, 5.72, FLOOR), 186, TOUCHING,
           Look("female", "cardigan", "#2f5a46", hair="braid", height=1.70), 0, 0.10)
    person((0.84, 3.35, FLOOR), 214, TOUCHING,
           Look("female", "blouse", "#a8977c", "#3a4550", hair="long", hair_colour="#7a5230", shoes="shoes03",
                height=1.69), sideways=0.02)
    person((1.79, -1.08, 0.012), 206, replace(AT_REST, look=18),
           Look("male", "jacket", "#6b5338", "#3d4f66", hair="cropped", hair_colour="#8d8880", age=0.6))


def lamps():
    """Three baskets of cane above the counter."""
    for x in (0.75, 1.4, 2.05):
        wicker_pendant((x, 4.8, 2.0), CEILING, 0.19, 0.27)


def market():
    """Outside the shop: steps with tulips, hydrangeas, a clipped box."""
    stand = oak("#7d5a38", "#a37a4d", "x")
    flower_stand((0.42, -0.86, 0.012), 0.86, ((0.26, 0.26), (0.50, 0.50)), wood=stand)
    rows = ((-0.74, 0.012, (YELLOW, WHITE, PINK)), (-0.48, 0.272, (RED, ORANGE, WHITE)),
            (-0.24, 0.512, (PINK, PURPLE, YELLOW)))
    for k, (y, z, colours) in enumerate(rows):
        for i, colour in enumerate(colours):
            tulips((0.13 + 0.29 * i, y, z), colour, 26, 0.118, k * 3 + i)
    hydrangeas((2.20, -0.34, 0.012), "#7f9fd6", 7, 0.15, 1)
    hydrangeas((2.53, -0.28, 0.012), "#e9b3c6", 7, 0.15, 2)
    box_ball((-1.72, -0.30, 0.012), 0.20, 0.16, 0.28)


def cards():
    """Price slates between the tulips, and the enamel house number."""
    slate, chalk, stick = material("slate", "#23282a", 0.8, 0.2), material("chalk", "#f1ede2", 0.8, 0.1), oak()
    for x, y, z, price in ((0.27, -0.90, 0.50, "€ 6,50"), (0.56, -0.64, 0.76, "€ 6,50"),
                           (0.27, -0.40, 1.00, "€ 7,95")):
        slab("slate", 0.15, 0.085, 0.005, 0.006, slate, 0.001, at=(x, y, z))
        words(price, 0.030, (x, y - 0.001, z - 0.015), chalk, align="CENTER", weight="SemiBold")
        cylinder("stick", 0.004, 0.3, stick, (x, y + 0.006, z - 0.33), STANDING, sides=8)
    slab("number", 0.13, 0.13, 0.006, 0.012, material("enamel", "#1d3f86", 0.2), 0.002, at=(2.30, -0.008, 1.72))
    words("14", 0.062, (2.30, -0.009, 1.69), material("white enamel", "#f4f2ea", 0.2), align="CENTER", weight="Bold")


def hanging_sign():
    """A tulip on a round board above the pavement."""
    def flower(at):
        x, y, z = at
        petal, leaf = material("sign petal", "#f27ba6", 0.4), material("sign leaf", "#8fbf78", 0.4)
        turned = (0, 0, radians(-90))
        for side in (-1, 1):
            slab("petal", 0.072, 0.125, 0.004, 0.034, petal, at=(x, y + side * 0.034, z + 0.045), rotation=turned)
        slab("petal", 0.062, 0.145, 0.004, 0.030, material("sign heart", "#fbb0c9", 0.4),
             at=(x - 0.003, y, z + 0.05), rotation=turned)
        slab("stem", 0.012, 0.13, 0.004, 0.005, leaf, at=(x, y, z - 0.075), rotation=turned)

    shopfront.hanging_sign((2.44, 0.0, 1.98), material("sign", GREEN, 0.3, 0.5), flower)


def house_opposite():
    """Its stepped gable shades the left of the window; SHADOW is projected back along the rays to its position."""
    distance = 7.0
    outline = [(x - SUN[0] / SUN[1] * distance, -distance, z - SUN[2] / SUN[1] * distance) for x, z in SHADOW]
    house = mesh("house opposite", outline, [range(len(outline))], material("shade", "#777777"))
    house.visible_camera = house.visible_diffuse = house.visible_glossy = False


def afternoon():
    """Low sun from the right past a stepped gable; open sky for the rest of the street; lamps inside."""
    world(0.76, (0.66, 0.79, 1.0, 1))
    sun(SUN, 15.5, (1, 0.83, 0.62), 0.5)
    house_opposite()
    area("sky", (-3, -7, 7), (0, 0, 1.2), 9, 6, 340, (0.80, 0.90, 1), glossy=False)
    area("shop", (0, 3.4, 2.75), (0, 3.4, 0), 4.4, 4.0, 60, (1, 0.80, 0.58), glossy=False)
    area("queue", (1.7, 2.9, 2.85), (1.7, 3.4, 0.9), 1.2, 1.4, 75, (1, 0.82, 0.62), glossy=False)
    area("back wash", (0, 6.5, 2.85), (0, BACK, 1.3), 4.6, 0.5, 55, (1, 0.78, 0.54), glossy=False)
    area("porch", (1.4, 0.45, HEAD - 0.02), (1.4, 0.5, 0), 0.5, 0.3, 9, (1, 0.82, 0.6), glossy=False)
    area("window spots", (-0.7, 0.9, 2.8), (-0.7, 0.6, 0.2), 2.2, 0.5, 22, (1, 0.84, 0.64), glossy=False)


def after_sunset():
    """The last blue of the sky, one street lamp, and what falls out of the shop on wet stones."""
    for name in ("clinkers", "slabs"):
        principled(bpy.data.materials[name]).inputs["Roughness"].default_value = 0.24
    letters = principled(bpy.data.materials["gold leaf"]).inputs
    letters["Emission"].default_value, letters["Emission Strength"].default_value = linear("#ffd59a"), 0.9
    world(0.62, "#4468bd")
    area("street lamp", (4.2, -3.0, 4.4), (0.6, 0, 0.9), 0.5, 0.5, 210, (1, 0.64, 0.32), glossy=False)
    area("screen", (-0.98, 0.44, 1.35), (-0.98, -3.0, 0.0), 0.7, 1.2, 26, (1, 0.62, 0.66), glossy=False)
    area("shop", (0, 3.4, 2.75), (0, 3.4, 0), 4.4, 4.0, 84, (1, 0.78, 0.54), glossy=False)
    area("queue", (1.7, 2.9, 2.85), (1.7, 3.4, 0.9), 1.2, 1.4, 84, (1, 0.80, 0.58), glossy=False)
    area("back wash", (0, 6.5, 2.85), (0, BACK, 1.3), 4.6, 0.5, 62, (1, 0.76, 0.50), glossy=False)
    area("porch", (1.4, 0.45, HEAD - 0.02), (1.4, 0.5, 0), 0.5, 0.3, 22, (1, 0.80, 0.56), glossy=False)
    area("through the window", (0.4, 1.2, 2.3), (0.4, -2.4, 0.0), 3.2, 1.0, 95, (1, 0.78, 0.52), glossy=False)
    market = area("market", (1.6, -0.5, 2.9), (1.4, -0.9, 0.3), 2.4, 0.2, 40, (1, 0.82, 0.60), glossy=False)
    market.data.spread = radians(70)  # A wider cone would light the fascia beside it more than the flowers below.


def house(bright):
    """Everything that does not depend on the time of day; `bright` is the light of the screen."""
    front(material("canal green", GREEN, 0.28, 0.5), "Bloemen Van Loon")
    street()
    room(plaster((0.72, 0.66, 0.57, 1)), (2.3, 4.6))
    display_window(bright)
    florist()
    hanging_sign()


def open_shop(bright, sky, houses, light):
    """The shop with its people; `sky` and `houses` as in mirrored_street."""
    house(bright)
    lamps()
    market()
    cards()
    customers()
    mirrored_street(EYE, sky, houses)
    light()
    camera(EYE, 34, shift_y=-0.034, turn=TURN)


def shop():
    open_shop(1.6, ("#c3d6ea", 0.13), ("#8fa3b5", 0.012), afternoon)


def shop_in_the_evening():
    """The same minute of a later hour: the sensor has dimmed the screen."""
    open_shop(0.9, ("#3d5486", 0.012), ("#20283c", 0.004), after_sunset)


SCENES = {"shop": Scene(shop, 2880, 1800, samples=8, threshold=0.03),
          "shop-evening": Scene(shop_in_the_evening, 2880, 1800, samples=8, threshold=0.03)}
