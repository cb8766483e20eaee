"""The Havengebouw: its entrance hall with the coffee bar (home page and film), its offices and its lunch room.

One shell and one bar, dressed and lit three times. The shell ends at the facade, otherwise the sun does not come in.
"""
from geometry import box
from kiosks import products
from materials import finish
from props.building import (WARM, brick, downlights, facade, floor, glass_wall, letters, light_line, pendant,
                            skirting, slats, slatted_ceiling)
from props.coffee_bar import BACK, CREAM, GREENS, HEIGHT, back_counter, counter, grinder, machine, shelf, vitrine
from props.crockery import board, bottle, cake, cup, loaf, place_setting, plate, row, stack, tumbler
from props.harbour import quay, terrace
from props.lounge import (armchair, bag, bench, books, chair, coat, pegs, round_table, rug, side_table, sofa, stool,
                          table, vase)
from props.plants import plant
from stage import Scene, area, camera, card, sun, world
from surfaces import brass, dark_metal, paint

WINDOW = -5.7  # x of the facade
CEILING, CANOPY = 3.9, 3.42


def shell(x1, y0, y1, ceiling=CEILING):
    """Floor, ceiling, the wall behind the camera and the one on the right; the facade closes the left side."""
    white = paint()
    floor(WINDOW, x1, y0, y1, origin=(0.25, 0.4))
    box("ceiling", WINDOW, x1, y0, y1, ceiling, ceiling + 0.2, white, 0.001)
    box("rear wall", WINDOW, x1, y0, y0 + 0.2, 0, ceiling, white, 0.001)
    box("right wall", x1 - 0.2, x1, y0, y1, 0, ceiling, white, 0.001)
    facade(WINDOW, y0, y1, ceiling, first=0.35)
    terrace(WINDOW - 9, WINDOW - 0.1, y0 - 4, 40)


def back_wall(x0, x1, y):
    box("back wall", x0, x1, y, y + 0.3, 0, CEILING, brick(), 0.002)
    skirting(x0, x1, y)


def bar(x0, x1, front, back, name, tiles=GREENS, canopy=CANOPY):
    """The niche of the bar: slats on the wall and overhead, counter, cupboards with the machine, a full shelf."""
    edge, rim = dark_metal("#23201c"), front - 0.6
    slats(x0, x1, BACK, canopy, back)
    slatted_ceiling(x0, x1, rim + 0.05, back, canopy)
    box("fascia", x0 - 0.03, x1, rim, rim + 0.05, canopy - 0.02, canopy + 0.17, edge, 0.003)
    for x in (x0 - 0.03, x1 - 0.03):
        box("fascia", x, x + 0.03, rim, back, canopy - 0.02, canopy + 0.17, edge, 0.003)
    middle, depth = (x0 + x1) / 2, back - rim
    area("cove", (middle, rim + depth / 2, canopy + 0.2), (middle, back, CEILING + 1), x1 - x0 - 0.4, depth - 0.4, 26,
         WARM, glossy=False)
    letters(name, 0.115, (x0 + 0.22, rim - 0.004, canopy + 0.033), brass())
    area("canopy light", (middle, rim + 0.25, canopy - 0.03), (middle, front - 0.15, 0.6), x1 - x0 - 0.6, 0.12, 48,
         WARM, glossy=False)
    downlights([(x0 + 0.5 + i * 0.8, rim + 0.25) for i in range(int((x1 - x0) / 0.8))], canopy)
    counter(x0 + 0.25, x1, front, colours=tiles)
    back_counter(x0 + 0.6, x1, back, colours=tiles)
    shelf(x0 + 0.6, x1, back - 0.06, 1.62)
    row(x0 + 0.7, x1 - 0.1, back - 0.18, 1.62, seed=11)


def meeting_room(x0, x1, front, depth, ceiling=2.75, wall="#2a5244", posts=(), door=None, at=0.5, power=60):
    """A lit room behind glass: a table, chairs, two lamps, a coloured wall. `at` = where the table stands, 0 to 1."""
    white = paint()
    glass_wall(x0, x1, front, ceiling, posts, door=door)
    box("bulkhead", x0, x1, front - 0.03, front + 0.2, ceiling, CEILING, white, 0.002)
    box("room ceiling", x0, x1, front, front + depth, ceiling, ceiling + 0.1, white, 0.002)
    box("room wall", x0, x1, front + depth, front + depth + 0.1, 0, ceiling, paint(wall), 0.002)
    box("room side", x1, x1 + 0.1, front, front + depth, 0, ceiling, white, 0.002)
    middle, y = x0 + (x1 - x0) * at, front + depth / 2
    table((middle, y, 0), 1.1, 2.2)
    for dy in (-0.65, 0.0, 0.65):
        chair((middle - 0.72, y + dy, 0), 90)
        chair((middle + 0.72, y + dy, 0), -90)
    for dy in (-0.5, 0.5):
        pendant((middle, y + dy, 1.72), ceiling - 1.72, 0.15, power=14)
    books((middle - 0.2, y - 0.7, 0.74), 20)
    cup((middle + 0.25, y - 0.55, 0.74))
    area("room", (middle, y, ceiling - 0.05), (middle, y, 0), 2, 2, power, (1, 0.9, 0.76), glossy=False)


def seating():
    """The corner by the window where visitors wait."""
    rug((-4.15, 3.35, 0), 2.7, 2.0, 8)
    sofa((-4.3, 4.4, 0), turn=8)
    armchair((-4.75, 2.3, 0), turn=120)
    side_table((-3.72, 3.3, 0))
    books((-3.78, 3.32, 0.46), 25)
    cup((-3.60, 3.22, 0.46))
    plant((-5.2, 4.95, 0), 1.8, 60, 0.26, seed=3)
    plant((-2.0, 4.95, 0), 1.1, 40, 0.2, "#2f3230", seed=5)


def hall_kiosks():
    products.brandvision(finish("7016"), "reception", 1.25, inch=55, at=(1.04, -1.4, 0), turn=-9)
    for i, screen in enumerate(("menu", "coffee", "menu")):
        products.ceiling_kiosk(finish("9005"), screen, 1.3, at=(-1.05 + i * 0.80, 3.0, 2.40), ceiling=CANOPY,
                               landscape=False)
    products.touch_table(finish("9016"), "city", 1.25, at=(-1.85, -0.4, 0), turn=20)
    products.wall_kiosk(finish("9016"), "museum", 1.2, inch=43, at=(-2.9, 5.4, 1.5))


def hero(side):
    """The hall from an eye point `side` metres beside the middle: the film drifts between two of them."""
    def build():
        front, back, right = 3.0, 5.4, 2.9
        shell(8, -8, 11.2)
        back_wall(WINDOW, right, back)
        box("corner", right - 0.15, right, back, 7.6, 0, CEILING, paint(), 0.002)
        meeting_room(right, 7.7, 7.6, 3.4, posts=(4.1, 6.4), door=(5.25, 6.25), at=0.56)
        bar(-1.75, right, front, back, "Koffiebar Linde")
        vase((-1.12, front + 0.42, HEIGHT), 0.26, twigs=9, reach=0.42)
        cake((-0.78, front + 0.36, HEIGHT))
        vitrine(-0.52, 0.28, front + 0.18)
        machine((0.86, back - 0.30, BACK))
        grinder((0.20, back - 0.25, BACK))
        for i in range(3):
            stack((0.42 + i * 0.1, front + 0.5, HEIGHT), 2 + i % 2)
        for x in (-0.6, 0.1, 0.8):
            stool((x, front - 0.4, 0))
        hall_kiosks()
        seating()
        quay((-88, 126, 0), 38, length=24, strength=1.5)
        letters("Maas  Waal  Lek", 0.17, (5.05, 7.56, 3.02), dark_metal("#2a2622"))
        light_line(3.2, 7.6, 5.6, 5.66, CEILING, 30)
        downlights([(x, y) for x in (-4.4, -2.9) for y in (2.2, 4.2)], CEILING)
        world(0.4, (0.80, 0.88, 1, 1))
        sun((0.87, 0.40, -0.31), 12, (1, 0.88, 0.72))
        area("window", (WINDOW - 0.15, -0.5, 1.7), (0, -0.5, 1.4), 12, 3.2, 320, (0.94, 0.97, 1), glossy=False)
        area("fill", (0.6, -7.4, 2.4), (0.6, 0, 1.0), 6, 2.4, 120, (1, 0.96, 0.90), glossy=False)
        area("bounce", (-0.5, 0.6, 0.3), (-0.5, 1.6, 4), 7, 5, 55, (1, 0.94, 0.85), glossy=False)
        card("left edge", (-2.2, -2.6, 1.1), (1.04, -1.4, 1.0), 0.7, 2.8, 5)
        card("right edge", (4.2, -2.4, 1.1), (1.04, -1.4, 1.0), 0.7, 2.8, 4)
        card("flag", (-0.3, -5.9, 1.4), (1.04, -1.4, 1.4), 4.4, 2.8, 0)  # keeps the bright hall out of the dark glass
        camera((side, -5.5, 1.5), 28, shift_y=-0.055, turn=3.5)

    return build


def office():
    """By the meeting rooms in the morning: a guest announces himself at the wall."""
    shell(7, -7, 10)
    left, glass, room = -1.46, 0.86, 4.2
    box("wall", left, glass, 0, 0.25, 0, CEILING, paint("#2a5244"), 0.003)
    box("bulkhead", left, 7, -0.02, 0.2, 2.75, CEILING, paint(), 0.003)
    slats(left, -0.42, 0, 2.75, 0)
    box("wall side", left, left + 0.15, 0, room, 0, CEILING, paint(), 0.003)
    skirting(-0.42, glass, 0)
    meeting_room(glass, 5.4, 0.1, room, posts=(1.98, 3.4), door=(0.98, 1.98), at=0.52, wall="#cfc4b2")
    letters("Maas", 0.15, (1.10, 0.07, 1.62), dark_metal("#17191a"), 0.002)
    letters("12 personen", 0.05, (1.105, 0.07, 1.53), dark_metal("#17191a"), 0.002, "Medium")
    products.wall_kiosk(finish("9016"), "reception", 1.25, inch=55, at=(0.22, 0, 1.38))
    products.brandvision(finish("7016"), "reception-alt", 1.25, inch=55, at=(-3.4, 3.2, 0), turn=8)
    hooks = pegs(left + 0.04, -0.46, -0.066, count=4)
    coat((hooks[0] + 0.06, -0.19, 1.72), "#b28a5c", 14, 0.98, seed=2)
    coat((hooks[2] + 0.04, -0.17, 1.72), "#2b3640", -10, 0.80, seed=5)
    bench((-0.94, -0.34, 0), 0.96)
    bag((-0.68, -0.32, 0.45), 14)
    back_wall(WINDOW, 2, 7.5)
    quay((-60, 80, 0), 38, length=24, strength=1.5)
    plant((-4.9, 6.6, 0), 1.7, 60, 0.26, seed=8)
    world(0.5, (0.80, 0.88, 1, 1))
    sun((0.80, 0.60, -0.25), 10, (1, 0.92, 0.80))
    area("window", (WINDOW - 0.15, 0, 1.7), (0, 0, 1.4), 12, 3.2, 300, (0.94, 0.97, 1), glossy=False)
    area("fill", (-0.5, -6.4, 2.6), (0, 0, 1.2), 6, 2.4, 150, (1, 0.97, 0.93), glossy=False)
    camera((-0.38, -3.5, 1.5), 28, shift_y=-0.10, turn=2)


def dining():
    """Two tables laid for lunch."""
    for at, turn in (((-1.85, 0.50, 0), 75), ((-3.2, 1.75, 0), 40)):
        round_table(at, 0.42)
        for angle in (0, 180):
            place_setting(at, 0.74, angle + turn)
        pendant((at[0], at[1], 1.72), CEILING - 1.72, 0.17, "#8e1f1a", 12)
    chair((-2.5, 0.70, 0), 105)
    chair((-1.2, 0.35, 0), -80)
    chair((-3.75, 2.0, 0), 60)
    chair((-2.75, 1.35, 0), -130)


def restaurant():
    """The same bar as a lunch room: menus that follow the hour, a kiosk to order at."""
    front, back, right, canopy = 2.6, 5.0, 4.6, 3.2
    shell(6.5, -6, 8)
    back_wall(WINDOW, 6.3, back)
    bar(-2.7, right, front, back, "Brasserie De Sluis", CREAM, canopy)
    for i, screen in enumerate(("menu-wide", "dagverse")):
        products.ceiling_kiosk(finish("9005"), screen, 1.3, inch=55, at=(-1.62 + i * 1.45, front, 2.27),
                               ceiling=canopy)
    box("column", 0.56, 1.50, 0, 0.5, 0, CEILING, brick(("#cdbfab", "#bfb19d"), "#b3a694"), 0.004)
    skirting(0.56, 1.50, 0)
    products.wall_kiosk(finish("3020"), "order", 1.25, inch=55, at=(1.03, 0, 1.36))
    machine((0.95, back - 0.30, BACK))
    grinder((0.15, back - 0.25, BACK))
    vitrine(-0.85, 0.1, front + 0.18)
    cake((-1.25, front + 0.36, HEIGHT))
    board((-1.75, front + 0.36, HEIGHT), turn=10)
    loaf((-1.87, front + 0.38, HEIGHT + 0.02), turn=10)
    loaf((-1.83, front + 0.28, HEIGHT + 0.02), turn=16)
    bottle((-2.32, front + 0.52, HEIGHT), 0.30, 0.038, "#3c5a3a", "#e8e0cf")
    bottle((-2.23, front + 0.58, HEIGHT), 0.30, 0.038, "#3c5a3a", "#e8e0cf")
    for i in range(6):
        plate((0.95, front + 0.36, HEIGHT + i * 0.010), 0.12)
    for i in range(5):
        tumbler((-2.2 + i * 0.085, front + 0.5 + 0.03 * (i % 2), HEIGHT))
    dining()
    quay((-60, 80, 0), 38, length=24, strength=1.5)
    plant((-5.2, 4.4, 0), 1.7, 60, 0.26, seed=3)
    world(0.4, (0.80, 0.88, 1, 1))
    sun((0.87, 0.40, -0.42), 9, (1, 0.90, 0.76))
    area("window", (WINDOW - 0.15, -0.5, 1.7), (0, -0.5, 1.4), 12, 3.2, 280, (0.94, 0.97, 1), glossy=False)
    area("fill", (0.6, -5.4, 2.6), (0.6, 0, 1.2), 6, 2.0, 110, (1, 0.92, 0.82), glossy=False)
    camera((-0.2, -3.5, 1.5), 27, shift_y=-0.035, turn=2)


SCENES = {
    "hero": Scene(hero(-0.14), 1920, 1080, samples=48, threshold=0.03),
    "hero-far": Scene(hero(0.14), 1920, 1080, samples=48, threshold=0.03),
    "office": Scene(office, 1600, 1000, samples=40, threshold=0.03),
    "restaurant": Scene(restaurant, 1600, 1000, samples=40, threshold=0.03),
}
