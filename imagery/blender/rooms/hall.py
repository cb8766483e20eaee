"""The Havengebouw: its entrance hall with the coffee bar, for the home page and its video.

rooms/office.py and rooms/restaurant.py reuse the shell, bar and meeting rooms with other items and light. The shell
ends at the facade, otherwise it would block the sun.
"""
from dataclasses import replace

from building.fitout import facade, floor, glass_wall, skirting, slats, slatted_ceiling
from geometry import box
from kiosks import products
from kiosks.finish import finish
from lettering import words
from outside.harbour import quay, terrace
from props.armchairs import sling_chair, sofa
from props.benches import stool
from props.books import MUTED, books
from props.ceiling_lamps import WARM, dome, downlights, light_line, shade_pendant
from props.chairs import wooden_chair
from props.coffee_bar import BACK, GREENS, HEIGHT, back_counter, counter, fill_shelf, shelf, vitrine
from props.coffee_machine import coffee_machine, grinder
from props.crockery import cup, cup_stack
from props.flowers import twigs, vase
from props.people import AT_REST, TOUCHING, Look, Touch, person
from props.plants import plant
from props.provisions import cake
from props.tables import side_table, table
from props.textiles import rug
from stage import Scene, area, camera, card, sun, world
from surfaces import brass, brick, carpet, dark_metal, paint

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


def long_brick(dark="#d9d0c2", light="#cdc3b3", mortar="#c3baab"):
    """Long flat bricks under a thin coat of lime: more relief than colour."""
    return brick(dark, light, mortar, 0.40, 0.052, joint=0.0045, shift=0.37, relief=0.9, soft=0.4)


def back_wall(x0, x1, y):
    box("back wall", x0, x1, y, y + 0.3, 0, CEILING, long_brick(), 0.002)
    skirting(x0, x1, y)


def bar(x0, x1, front, back, name, tiles=GREENS, canopy=CANOPY, painted=None, stock=11):
    """The niche of the bar: oak slats or paint on the wall and overhead, counter, cupboards, a shelf filled by the
    seed `stock`."""
    edge, rim = dark_metal("#23201c"), front - 0.6
    if painted:
        box("bar wall", x0, x1, back - 0.004, back, BACK, canopy, paint(painted), 0.002)
        box("canopy", x0, x1, rim + 0.05, back, canopy, canopy + 0.02, paint(painted), 0.002)
    else:
        slats(x0, x1, BACK, canopy, back)
        slatted_ceiling(x0, x1, rim + 0.05, back, canopy)
    box("fascia", x0 - 0.03, x1, rim, rim + 0.05, canopy - 0.02, canopy + 0.17, edge, 0.003)
    for x in (x0 - 0.03, x1 - 0.03):
        box("fascia", x, x + 0.03, rim, back, canopy - 0.02, canopy + 0.17, edge, 0.003)
    middle, depth = (x0 + x1) / 2, back - rim
    area("cove", (middle, rim + depth / 2, canopy + 0.2), (middle, back, CEILING + 1), x1 - x0 - 0.4, depth - 0.4, 26,
         WARM, glossy=False)
    words(name, 0.0836, (x0 + 0.22, rim - 0.004, canopy + 0.033), brass(), depth=0.003)
    area("canopy light", (middle, rim + 0.25, canopy - 0.03), (middle, front - 0.15, 0.6), x1 - x0 - 0.6, 0.12, 48,
         WARM, glossy=False)
    downlights([(x0 + 0.5 + i * 0.8, rim + 0.25) for i in range(int((x1 - x0) / 0.8))], canopy)
    counter(x0 + 0.25, x1, front, colours=tiles)
    back_counter(x0 + 0.6, x1, back, colours=tiles)
    shelf(x0 + 0.6, x1, back - 0.06, 1.62)
    fill_shelf(x0 + 0.7, x1 - 0.1, back - 0.18, 1.62, seed=stock)


def domes(at, ceiling):
    """Two lamps over a long table."""
    x, y, z = at
    for dy in (-0.5, 0.5):
        shade_pendant((x, y + dy, z), ceiling, dome(0.15, 0.21), power=14)


def meeting_room(x0, x1, front, depth, ceiling=2.75, wall="#2a5244", posts=(), door=None, at=0.5, power=60,
                 chair=wooden_chair, lamps=domes):
    """A lit room behind glass: a table, chairs, lamps, a coloured wall. `at` = position of the table, 0 to 1."""
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
    lamps((middle, y, 1.72), ceiling)
    books((middle - 0.2, y - 0.7, 0.74), 110, MUTED)
    cup((middle + 0.25, y - 0.55, 0.74))
    area("room", (middle, y, ceiling - 0.05), (middle, y, 0), 2, 2, power, (1, 0.9, 0.76), glossy=False)


def seating():
    """The waiting area by the window."""
    rug((-4.15, 3.35, 0), 2.7, 2.0, 8, carpet("#4e5c55"))
    sofa((-4.3, 4.4, 0), turn=8)
    sling_chair((-4.75, 2.3, 0), turn=120)
    side_table((-3.72, 3.3, 0))
    books((-3.78, 3.32, 0.46), 115, MUTED)
    cup((-3.60, 3.22, 0.46))
    plant((-5.2, 4.95, 0), 1.8, 60, 0.26, seed=3)
    plant((-2.0, 4.95, 0), 1.1, 40, 0.2, "#2f3230", seed=5)


def hall_kiosks():
    products.brandvision(finish("7016"), "reception", 1.25, inch=55, at=(1.04, -1.4, 0), turn=-9)
    for i, screen in enumerate(("menu", "coffee", "menu")):
        products.ceiling_kiosk(finish("9005"), screen, 1.3, at=(-1.05 + i * 0.80, 3.0, 2.40), ceiling=CANOPY,
                               landscape=False)
    products.touch_table(finish("9016"), "city", 1.25, at=(-2.2, 1.35, 0), turn=20)
    products.wall_kiosk(finish("9016"), "museum", 1.2, inch=43, at=(-2.9, 5.4, 1.5))


def visitors():
    """One announces herself at the kiosk, one reads the map on the table, one waits at the bar."""
    person((1.67, -1.83, 0), 228, replace(TOUCHING, lean=0, look=8),
           Look("female", "jacket", "#34445c", hair="tail", hair_colour="#4a3222", bag="#2a2320", height=1.72),
           touches=(Touch((1.255, -1.49, 1.147), 0),))
    person((-2.83, 1.27, 0), 122, replace(AT_REST, lean=14, look=28),
           Look("male", "jacket", "#7d6134", backpack="#2f3a40", height=1.82),
           touches=(Touch((-2.54, 1.24, 0.795)),))
    person((-1.28, 2.18, 0), 186, AT_REST, Look("female", "blouse", "#8f3f4a", "#2b3340", hair="long",
                                                hair_colour="#6d4528", shoes="shoes03", height=1.69))


def wide():
    """For windows that are wider than high, and for the video."""
    camera((-0.14, -5.5, 1.5), 28, shift_x=0.062, shift_y=-0.08, turn=3.5)


def portrait():
    """The kiosk and its visitor, for phones."""
    camera((0.95, -5.6, 1.35), 54, shift_x=0.075, shift_y=-0.105)


def hero(frame):
    """The hall as `frame` sees it.

    Keep the floor at the left of the kiosk empty: the headline covers it below 67 % of the height.
    """
    def build():
        front, back, right = 3.0, 5.4, 2.9
        shell(8, -8, 11.2)
        back_wall(WINDOW, right, back)
        box("corner", right - 0.15, right, back, 7.6, 0, CEILING, paint(), 0.002)
        meeting_room(right, 7.7, 7.6, 3.4, posts=(4.1, 6.4), door=(5.25, 6.25), at=0.56)
        bar(-1.75, right, front, back, "Koffiebar Linde")
        vase((-1.12, front + 0.42, HEIGHT), 0.26, 0.07)
        twigs((-1.12, front + 0.42, HEIGHT + 0.26), 9, 0.42)
        cake((-0.78, front + 0.36, HEIGHT))
        vitrine(-0.52, 0.28, front + 0.18)
        coffee_machine((0.86, back - 0.30, BACK))
        grinder((0.20, back - 0.25, BACK))
        for i in range(3):
            cup_stack((0.42 + i * 0.1, front + 0.5, HEIGHT), 2 + i % 2)
        for x in (-0.6, 0.1, 0.8):
            stool((x, front - 0.4, 0))
        hall_kiosks()
        visitors()
        seating()
        quay((-88, 126, 0), 38, length=24, strength=1.5)
        words("Maas  Waal  Lek", 0.1236, (5.05, 7.56, 3.02), dark_metal("#2a2622"), depth=0.003)
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
        frame()

    return build


# Two pixels per px of a wide window.
SCENES = {
    "hero": Scene(hero(wide), 2880, 1620, samples=16, threshold=0.03),
    "hero-portrait": Scene(hero(portrait), 1200, 1500, samples=24, threshold=0.03),
}
