"""A brasserie by the water at the start of lunch: menu boards above the bar and an ordering kiosk."""
from dataclasses import replace

from building.fitout import skirting
from geometry import box
from kiosks import products
from kiosks.finish import finish
from outside.harbour import quay
from props.ceiling_lamps import cone, shade_pendant
from props.chairs import wooden_chair
from props.coffee_bar import BACK, CREAM, HEIGHT, vitrine
from props.coffee_machine import coffee_machine, grinder
from props.crockery import place_setting, plate, tumbler
from props.herbs import BASIL, CHIVES, PARSLEY, ROSEMARY, SAGE, herb_shelf
from props.people import AT_REST, LOOKING_UP, SEATED, TOUCHING, Look, Touch, person
from props.provisions import bread_board, cake, loaf
from props.tables import round_table
from rooms.hall import CEILING, WINDOW, back_wall, bar, long_brick, shell
from stage import Scene, area, camera, sun, world
from surfaces import dark_metal, oak


def dining():
    """Two tables laid for lunch."""
    for at, turn in (((-1.85, 0.50, 0), 75), ((-3.2, 1.75, 0), 40)):
        round_table(at, 0.42)
        for angle in (0, 180):
            place_setting(at, 0.74, angle + turn)
        shade_pendant((at[0], at[1], 1.72), CEILING, cone(0.19, 0.25), "#8e1f1a", power=12)
    wooden_chair((-2.5, 0.70, 0), 105)
    wooden_chair((-1.2, 0.35, 0), -80)
    wooden_chair((-3.75, 2.0, 0), 60)
    wooden_chair((-2.75, 1.35, 0), -130)


def guests():
    """Two at the bar, reading what has just changed to lunch; one who orders; the barista; one at table."""
    person((-0.98, 1.92, 0), 176, LOOKING_UP,
           Look("female", "blouse", "#d2c6b0", "#3d5161", hair="tail", hair_colour="#6d4528", shoes="shoes03",
           height=1.69, bag="#7a3b22"))
    person((-0.46, 2.02, 0), 190, AT_REST, Look("male", "jacket", "#38506a", hair_colour="#211c1a", height=1.83))
    person((0.36, -0.26, 0), 114, replace(AT_REST, lean=3, nod=4, look=6),
           Look("female", "shirt", "#5d6b52", "#33383f", hair="braid", hair_colour="#2f231d", bag="#7a4a34", height=1.72),
           touches=(Touch((0.84, -0.078, 0.99)),))
    person((0.72, 4.22, 0), 184, TOUCHING, Look("male", "shirt", "#1f2326", "#1f2326", height=1.78), 0, 0.02)
    person((-2.53, 0.68, 0), 132, SEATED,
           Look("female", "shirt", "#8b3f33", "#2c3440", hair="bob", hair_colour="#2a1c14", height=1.70))


def restaurant():
    front, back, right, canopy = 2.6, 5.0, 4.6, 3.2
    shell(6.5, -6, 8)
    back_wall(WINDOW, 6.3, back)
    bar(-2.7, right, front, back, "Brasserie De Sluis", CREAM, canopy, painted="#2b3a52", stock=4)
    for i, screen in enumerate(("menu-wide", "dagverse")):
        products.ceiling_kiosk(finish("9005"), screen, 1.3, inch=55, at=(-1.62 + i * 1.45, front, 2.27),
                               ceiling=canopy)
    box("column", 0.56, 1.50, 0, 0.5, 0, CEILING, long_brick("#cdbfab", "#bfb19d", "#b3a694"), 0.004)
    skirting(0.56, 1.50, 0)
    products.wall_kiosk(finish("3020"), "order", 1.25, inch=55, at=(1.03, 0, 1.36))
    coffee_machine((0.95, back - 0.30, BACK))
    grinder((0.15, back - 0.25, BACK))
    vitrine(-0.85, 0.1, front + 0.18)
    cake((-1.25, front + 0.36, HEIGHT))
    bread_board((-1.75, front + 0.36, HEIGHT), turn=10)
    loaf((-1.87, front + 0.38, HEIGHT + 0.02), turn=10)
    loaf((-1.83, front + 0.28, HEIGHT + 0.02), turn=16)
    for i in range(6):
        plate((0.95, front + 0.36, HEIGHT + i * 0.010), 0.12)
    for i in range(5):
        tumbler((-2.2 + i * 0.085, front + 0.5 + 0.03 * (i % 2), HEIGHT))
    dining()
    guests()
    quay((-60, 80, 0), 38, length=24, strength=1.5)
    herb_shelf(-5.35, -2.95, back, 1.02, (ROSEMARY, BASIL, CHIVES, SAGE, PARSLEY, ROSEMARY, BASIL),
               oak(along="x"), dark_metal())
    world(0.4, (0.80, 0.88, 1, 1))
    sun((0.87, 0.40, -0.42), 9, (1, 0.90, 0.76))
    area("window", (WINDOW - 0.15, -0.5, 1.7), (0, -0.5, 1.4), 12, 3.2, 280, (0.94, 0.97, 1), glossy=False)
    area("fill", (0.6, -5.4, 2.6), (0.6, 0, 1.2), 6, 2.0, 110, (1, 0.92, 0.82), glossy=False)
    camera((-0.2, -3.5, 1.5), 27, shift_y=-0.048, turn=2)


SCENES = {"restaurant": Scene(restaurant, 2880, 1800, samples=8, threshold=0.03)}
