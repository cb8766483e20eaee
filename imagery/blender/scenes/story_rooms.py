"""Pictures of blog posts that reuse the rooms with other cameras, times of day and items."""
from dataclasses import replace

import bpy

from kiosks import products
from kiosks.finish import finish
from materials import principled
from outside.vehicles import bicycle
from props.armchairs import upright_armchair
from props.books import magazine
from props.coffee_bar import BACK, vitrine
from props.coffee_bar import HEIGHT as COUNTER
from props.coffee_machine import coffee_machine, grinder
from props.crockery import cup_stack
from props.delivery import carton_sleeve, hand_truck
from props.people import AT_REST, Look, person
from rooms import care, fair, hall, shop
from stage import area, camera, sun, world
from surfaces import cloth, oak


def leave_out(name):
    """Removes a product of a room from the picture."""
    for part in bpy.data.objects[name].children_recursive:
        part.hide_render = True


def florist(bright):
    """The house of rooms/shop.py without its kiosk inside."""
    shop.house(bright)
    leave_out("brandvision")


def window_at_noon():
    """Hard sun on the glass with a reflected street, and a screen that stays readable."""
    florist(2.1)
    shop.market()
    shop.cards()
    eye = (-0.52, -2.45, 1.42)
    shop.mirrored_street(eye, ("#dce9f7", 0.17), ("#c7a58a", 0.035),
                         ((-2.05, 0.12, 0.16), (-1.88, 0.05, 0.10), (-0.42, 0.22, 0.20), (-0.13, 0.05, 0.12)))
    world(0.65, (0.66, 0.79, 1.0, 1))
    sun((0.42, 0.58, -0.70), 13, (1, 0.93, 0.82), 0.5)
    area("sky", (-3, -7, 7), (0, 0, 1.2), 9, 6, 340, (0.80, 0.90, 1), glossy=False)
    area("shop", (0, 3.4, 2.75), (0, 3.4, 0), 4.4, 4.0, 90, (1, 0.84, 0.64), glossy=False)
    camera(eye, 29, shift_x=-0.10, shift_y=-0.055)


def window_at_night():
    """The shop is closed and dark; the screen has dimmed with the street."""
    florist(0.85)
    for name in ("clinkers", "slabs"):
        principled(bpy.data.materials[name]).inputs["Roughness"].default_value = 0.22
    bicycle((-2.62, -0.40, 0.012), 174, "#1a2430")
    eye = (-1.15, -4.9, 1.35)
    shop.mirrored_street(eye, ("#3d5486", 0.010), ("#20283c", 0.004))
    world(1.0, "#4468bd")
    area("street lamp", (4.2, -3.0, 4.4), (0.6, 0, 0.9), 0.5, 0.5, 330, (1, 0.64, 0.32), glossy=False)
    area("screen", (-0.98, 0.44, 1.35), (-0.98, -3.0, 0.0), 0.7, 1.2, 34, (1, 0.62, 0.66))
    area("night lamp", (1.4, 4.8, 2.1), (1.4, 4.8, 0), 1.2, 0.6, 22, (1, 0.70, 0.42), glossy=False)
    area("back wash", (0, 6.5, 2.85), (0, 7.6, 1.3), 4.6, 0.5, 20, (1, 0.72, 0.46), glossy=False)
    camera(eye, 35, shift_x=0.0, shift_y=-0.09, turn=-3)


def boards_of_the_day():
    """Three boards over the bar with one continuous sky from morning to evening."""
    hall.shell(6.6, -8, 11)
    hall.back_wall(hall.WINDOW, 3.4, 5.4)
    hall.bar(-1.75, 3.4, 3.0, 5.4, "Koffiebar Linde")
    coffee_machine((0.86, 5.10, BACK))
    grinder((0.10, 5.15, BACK))
    vitrine(-0.9, 0.1, 3.18)
    for i in range(3):
        cup_stack((0.42 + i * 0.1, 3.5, COUNTER), 2 + i % 2)
    for i, screen in enumerate(("day-breakfast", "day-lunch", "day-drinks")):
        products.ceiling_kiosk(finish("9005"), screen, 1.3, at=(-1.02 + i * 0.80, 3.0, 2.32), ceiling=hall.CANOPY,
                               landscape=False)
    world(0.5, (0.80, 0.88, 1, 1))
    sun((0.87, 0.42, -0.42), 9)
    area("window", (hall.WINDOW - 0.15, -0.5, 1.7), (0, -0.5, 1.4), 12, 3.2, 380, (0.94, 0.97, 1), glossy=False)
    area("fill", (0.6, -7.4, 2.4), (0.6, 0, 1.0), 6, 2.4, 130, (1, 0.96, 0.90), glossy=False)
    area("bounce", (-0.5, 1.0, 0.3), (-0.5, 2.0, 4), 7, 5, 60, (1, 0.94, 0.85), glossy=False)
    camera((-0.75, -0.35, 1.55), 35, shift_x=0.02, shift_y=0.145, turn=-6)


def waiting_room():
    """Two empty chairs, a number and a door."""
    care.floor_and_ceiling()
    care.facade()
    care.curved_wall()
    care.back_wall()
    care.desk()
    for x in (-3.14, -2.42):
        upright_armchair((x, care.BACK - 0.46, 0), 0, cloth(care.OCHRE), oak("#8f6238", "#bd8d58"))
    magazine((-2.40, care.BACK - 0.50, 0.482), 38, "#2f6f78")
    care.outside()
    products.wall_kiosk(finish("9016"), "queue", 1.3, 55, (-2.62, care.BACK, 1.80), landscape=True)
    care.light()
    camera((-1.86, 3.15, 1.22), 32, shift_y=-0.06)


def last_guests():
    """Two talk by the wall, one reads the screen for windows."""
    person((-2.02, -0.92, fair.STEP), 112, AT_REST, Look("male", "suit", "#20262b", "#20262b", height=1.82))
    person((-1.30, -0.62, fair.STEP), -70, replace(AT_REST, arms=((2, 14), (18, 74))),
           Look("female", "blouse", "#8f4536", "#2f3a47", hair="pixie", hair_colour="#6b4a30", shoes="shoes03",
                height=1.68))
    person((0.07, -3.70, fair.STEP), 230, AT_REST,
           Look("female", "jacket", "#34445c", hair="tail", hair_colour="#3a2a20", bag="#7a3b22", height=1.71))


def fair_from_the_aisle():
    """The stand seen from the aisle, the table in front."""
    fair.stand()
    products.clearvision(finish("9005"), "tulips", 1.2, 55, (-0.55, -2.75, fair.STEP), -14)
    products.touch_table(finish("9016"), "school", 1.1, 55, (-2.75, -3.0, fair.STEP), -12)
    products.wall_kiosk(finish("7016"), "stand", 1.0, 55, (0.36, 0, 1.62), landscape=True)
    fair.meeting_point()
    last_guests()
    carton_sleeve((-3.30, -0.62, fair.STEP), 0.80, 0.62, 1.05, 8)
    hand_truck((-2.50, -0.55, fair.STEP), 10)
    camera((-4.4, -6.7, 1.55), 32, shift_x=0.0, shift_y=-0.04, turn=-31)


def colours_on_steel():
    """Steel colour samples on the wall, and the chosen one at full size in front."""
    fair.stand(0.34)
    products.brandvision(finish("1018"), "fashion", 1.15, 43, (3.96, -1.55, fair.STEP), -26)
    area("raking", (1.9, -1.0, 3.2), (fair.COLOURS_X, 0, 1.6), 0.4, 0.4, 22, (1, 0.96, 0.90), glossy=False)
    area("kiosk front", (1.9, -4.2, 2.7), (3.96, -1.5, 1.0), 0.8, 0.8, 62, (1, 0.97, 0.93), glossy=False)
    camera((2.30, -4.35, 1.45), 42, shift_y=-0.03, turn=-22)


BUILDERS = {
    "hoe-helder-moet-een-etalagescherm-zijn": window_at_noon,
    "minder-stroom-zonder-donkere-schermen": window_at_night,
    "menubord-dat-meebeweegt-met-de-dag": boards_of_the_day,
    "wachten-voelt-korter-met-goede-informatie": waiting_room,
    "terugblik-op-drie-beursdagen": fair_from_the_aisle,
    "de-juiste-kleur-op-staal": colours_on_steel,
}
