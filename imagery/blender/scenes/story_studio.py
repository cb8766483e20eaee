"""Pictures of blog posts with their own set in a studio: products and related items."""
from geometry import LYING, box, quad
from kiosks import products
from kiosks.finish import finish
from lettering import words
from materials import material, mottled
from props.chairs import shell_chair
from props.measuring import staff, tape_measure, taped_outline
from props.mobility import wheelchair
from scenes.studioset import backdrop
from stage import area, camera, card, world
from surfaces import concrete, paint, plaster


def two_sizes():
    """43 and 55 inch with the same picture, a staff between them, and a taped outline of a third foot plate."""
    backdrop("#c3cfd0", 3.4)
    anthracite = finish("7016")
    products.brandvision(anthracite, "campus", 1.15, 43, (-0.62, 0, 0), 16)
    products.brandvision(anthracite, "campus", 1.15, 55, (0.60, 0.12, 0), 16)
    staff((1.22, 0.16, 0), 16, 3.4, 2.1)
    taped_outline(-1.84, -1.20, -0.15, 0.30)
    tape_measure((-1.10, -0.50, 0), -14, 0.42)
    shell_chair((1.86, 0.75, 0), -28, material("shell", "#d9472f", 0.4),
                  material("tube", "#202224", 0.4, metallic=0.5))
    world(0.22)
    area("key", (-4.2, -2.6, 3.4), (0.2, 0.2, 0.9), 2.4, 2.4, 330, (1, 0.97, 0.93), glossy=False)
    area("fill", (4.4, -4.0, 2.6), (0.2, 0, 1.0), 2.6, 2.6, 40, glossy=False)
    area("wash", (0.6, 1.2, 5.2), (0.6, 3.4, 1.2), 7, 0.8, 110, glossy=False)
    card("strip", (-3.4, -0.6, 1.4), (0, 0, 1.1), 1.6, 3.2, 3.2)
    card("sheen", (3.0, -4.6, 2.6), (0.2, 0, 1.1), 3.4, 2.6, 1.7, gradient=-60, offset=-0.1)
    camera((0.08, -6.2, 1.40), 51, shift_y=-0.10)


def five_costs():
    """The five costs of five years in a row that recedes into the dark, reflected in the floor."""
    quad("floor", 40, 40, mottled(material("floor"), "#10171b", "#141d22", 3, 6, rough=(0.10, 0.22)), (0, 8, 0),
         LYING)
    box("wall", -20, 20, 7.5, 7.7, 0, 9, paint("#24343d"), 0.002)
    white = finish("9016")
    for i, name in enumerate(("purchase", "placement", "software", "power", "service")):
        products.brandvision(white, f"cost-{name}", 1.2, 43, (-1.20 + i * 0.80, -1.4 + i * 0.74, 0), 22)
    world(0.10, "#b9cbe6")
    area("top", (0.6, 0.2, 4.6), (0.2, 0.4, 0), 6, 1.0, 260, (1, 0.95, 0.88), glossy=False)
    area("fill", (-5, -4.5, 2.8), (0, 0, 1), 2.4, 2.4, 90, glossy=False)
    area("wash", (2.5, 4.6, 6.0), (2.5, 7.5, 1.0), 10, 0.8, 420, (0.72, 0.86, 1), glossy=False)
    card("edge", (-7, -1.0, 1.4), (0, 0.5, 1.1), 5.0, 3.2, 3.0)
    area("front", (3.5, -7, 3.4), (0.2, 0, 0.8), 2.4, 1.6, 150, (1, 0.97, 0.93), glossy=False)
    card("sheen", (6, -6, 2.9), (0.6, 0, 1.1), 6.0, 2.6, 1.2, gradient=-60)
    camera((0, -5.7, 1.20), 41, shift_x=0.015, shift_y=-0.085)


def within_reach():
    """From wheelchair height: all controls are inside the painted band from 380 to 1220 mm."""
    low, high, back = 0.38, 1.22, 0.62
    quad("floor", 12, 10, concrete((0.42, 0.40, 0.37, 1), (0.48, 0.46, 0.43, 1)), (0, -3, 0), LYING)
    wall, band, ink = plaster("#e4dfd3"), plaster("#e2a63a"), material("ink", "#2b2114", 0.6)
    box("wall", -5, 5, back, back + 0.2, 0, 4, wall, 0.002)
    box("band", -5, 5, back - 0.0015, back, low, high, band, 0.0005)
    box("skirting", -5, 5, back - 0.014, back, 0, 0.08, paint((0.74, 0.72, 0.69, 1), 0.6), 0.003)
    for text, z in (("1220 mm", high - 0.135), ("380 mm", low + 0.050)):
        words(text, 0.085, (1.06, back - 0.003, z), ink, weight="SemiBold")
    products.brandvision(finish("9016"), "care", 1.2, 43, (0.42, 0.10, 0), -16)
    wheelchair((-0.78, -0.72, 0), 152)
    world(0.30)
    area("key", (-3.8, -3.2, 3.2), (0.2, 0, 0.9), 2.2, 2.2, 300, (1, 0.96, 0.90), glossy=False)
    area("fill", (4.2, -4.2, 2.4), (0.2, 0, 1.0), 2.4, 2.4, 50, glossy=False)
    card("edge", (3.4, -1.2, 1.3), (0.4, 0, 1.1), 1.2, 3.0, 3)
    card("sheen", (-2.4, -4.8, 2.8), (0.4, 0, 1.2), 2.4, 2.2, 1.2, gradient=-60)
    camera((0.02, -4.3, 1.15), 40, shift_y=-0.085)


BUILDERS = {
    "welke-schermmaat-past-bij-uw-ruimte": two_sizes,
    "wat-een-kiosk-kost-in-vijf-jaar": five_costs,
    "wat-verandert-er-voor-toegankelijke-kiosken": within_reach,
}
