"""De Weverij in the morning, by its meeting rooms: a wall kiosk for guest registration."""
from dataclasses import replace

from building.fitout import skirting, slats
from geometry import box
from kiosks import products
from kiosks.finish import finish
from lettering import words
from outside.harbour import quay
from props.benches import trestle_bench
from props.ceiling_lamps import linear_pendant
from props.chairs import shell_chair
from props.cloakroom import jacket, pegs
from props.luggage import shopper
from props.people import AT_REST, STRIDING, WALKING, Look, Touch, person
from props.plants import FIG, plant
from rooms.hall import CEILING, WINDOW, back_wall, meeting_room, shell
from stage import Scene, area, camera, sun, world
from surfaces import dark_metal, paint


def meeting_chair(at, turn):
    return shell_chair(at, turn, paint("#e9e1d4"), dark_metal("#17191a"))


def bar_of_light(at, ceiling):
    linear_pendant(at, ceiling, 1.7, power=28)


def office():
    shell(7, -7, 10)
    left, glass, room, ink = -1.46, 0.86, 4.2, dark_metal("#17191a")
    box("wall", left, glass, 0, 0.25, 0, CEILING, paint("#2a5244"), 0.003)
    box("bulkhead", left, 7, -0.02, 0.2, 2.75, CEILING, paint(), 0.003)
    slats(left, -0.42, 0, 2.75, 0)
    box("wall side", left, left + 0.15, 0, room, 0, CEILING, paint(), 0.003)
    skirting(-0.42, glass, 0)
    meeting_room(glass, 5.4, 0.1, room, posts=(1.98, 3.4), door=(0.98, 1.98), at=0.52, wall="#cfc4b2",
                 chair=meeting_chair, lamps=bar_of_light)
    words("Spoel", 0.109, (1.10, 0.07, 1.62), ink)
    words("12 personen", 0.0364, (1.105, 0.07, 1.53), ink, weight="Medium")
    products.wall_kiosk(finish("9016"), "weaving-mill", 1.25, inch=55, at=(0.22, 0, 1.38))
    products.brandvision(finish("7016"), "weaving-mill-news", 1.25, inch=55, at=(-3.4, 3.2, 0), turn=8)
    hooks = pegs(left + 0.04, -0.46, -0.066, count=4)
    jacket((hooks[0], -0.16, 1.72), 26, "#b28a5c")
    jacket((hooks[2], -0.15, 1.72), 20, "#2b3640")
    trestle_bench((-0.94, -0.34, 0), length=0.96)
    shopper((-0.68, -0.32, 0.45), 14)
    back_wall(WINDOW, 2, 7.5)
    quay((-60, 80, 0), 38, length=24, strength=1.5)
    plant((-4.45, 6.6, 0), 2.6, 36, 0.24, "#3a3f3d", seed=8, leaf=FIG, stems=1)
    person((0.86, -0.62, 0), 222, replace(AT_REST, lean=3, arms=((46, 82), (8, 24))),
           Look("female", "blouse", "#7f8a72", "#2b3340", hair="bob", hair_colour="#2f231d", shoes="shoes03",
                bag="#3a2b26", height=1.70),
           touches=(Touch((0.44, -0.075, 1.36), 0),))
    person((-4.0, 2.42, 0), 148, AT_REST, Look("male", "jacket", "#7a4a34", backpack="#2f3a40", height=1.80),
           sideways=0.03)
    person((-2.3, 1.10, 0), 172, STRIDING, Look("female", "cardigan", "#39465a", "#25292f", hair="braid",
                                                hair_colour="#4a3222", height=1.71), 0.03)
    person((-4.2, 5.6, 0), 100, WALKING, Look("male", "jacket", "#8d8878"), 0.15)
    world(0.5, (0.80, 0.88, 1, 1))
    sun((0.80, 0.60, -0.25), 10, (1, 0.92, 0.80))
    area("window", (WINDOW - 0.15, 0, 1.7), (0, 0, 1.4), 12, 3.2, 300, (0.94, 0.97, 1), glossy=False)
    area("fill", (-0.5, -6.4, 2.6), (0, 0, 1.2), 6, 2.4, 150, (1, 0.97, 0.93), glossy=False)
    camera((-0.38, -3.5, 1.5), 28, shift_y=-0.135, turn=2)


SCENES = {"office": Scene(office, 2880, 1800, samples=8, threshold=0.03)}
