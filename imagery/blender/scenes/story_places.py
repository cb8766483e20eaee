"""Pictures of blog posts with their own set: a home, a shop, a street, a desk."""
import bpy

from building.masonry import CLINKERS, brick_wall, herringbone, paving, plank_floor, toned
from geometry import LYING, box, quad
from kiosks import products
from kiosks.finish import finish
from materials import material, mottled
from outside.trees import tree
from outside.vehicles import bicycle
from props.books import books, notepad, pen
from props.crockery import cup
from props.delivery import PALLET, carton_sleeve, carton_tray, corner_protector, hand_truck, pallet
from props.household import remote_control, sideboard, television
from props.lamps import desk_lamp, floor_lamp
from props.measuring import spirit_level, tape_measure
from props.posters import pavement_sign
from props.telephone import telephone
from props.tools import cable_coil, screwdriver, tool_case
from stage import area, camera, card, sun, world
from surfaces import bluestone, concrete, oak, paint, plaster


def room(floor, wall, back=1.2, left=-5.0, right=5.0, front=-8.0, height=4.0):
    """A floor and one wall with a skirting board."""
    quad("floor", right - left, back - front, floor, ((left + right) / 2, (back + front) / 2, 0), LYING)
    box("wall", left, right, back, back + 0.2, 0, height, wall, 0.002)
    box("skirting", left, right, back - 0.014, back, 0, 0.08, paint((0.74, 0.72, 0.69, 1), 0.6), 0.003)


def living_room_and_shop():
    """Split picture: an evening at home on the left, a working day on the right."""
    back, home, shop = 1.1, "#2b5a5e", "#ece8e0"
    planks = toned("planks", ("#8a5c36", "#a06d42", "#7c5230", "#94643c"), 0.45, 0.35, 0.25, 8)
    plank_floor(-4.2, -0.06, -4.5, back, planks)
    quad("shop floor", 4.3, 6, concrete((0.50, 0.49, 0.47, 1), (0.56, 0.55, 0.53, 1)), (2.09, -1.9, 0), LYING)
    box("home wall", -4.2, -0.06, back, back + 0.2, 0, 3.4, plaster(home), 0.002)
    box("shop wall", 0.06, 4.2, back, back + 0.2, 0, 3.4, plaster(shop), 0.002)
    box("party wall", -0.06, 0.06, -1.15, back, 0, 3.4, paint((0.86, 0.85, 0.83, 1)), 0.002)
    for x0, x1, colour in ((-4.2, -0.06, home), (0.06, 4.2, shop)):
        box("skirting", x0, x1, back - 0.016, back, 0, 0.11, material("skirting", colour, 0.5), 0.004)
    sideboard((-1.10, back - 0.24, 0), 1.55, 0.56)
    television((-1.06, back - 0.26, 0.56), "television", bright=0.95, width=1.10)
    remote_control((-0.47, back - 0.36, 0.56), 20)
    books((-1.72, back - 0.28, 0.56), 8, ("#c4532f", "#e9e2d2"))
    floor_lamp((-2.16, back - 0.30, 0), 1.60, 75, glow_strength=2.0)
    products.brandvision(finish("9005"), "fashion", 1.35, 43, (1.16, -0.05, 0), -14)
    world(0.12, "#dfe6f2")
    area("day", (4.6, -3.2, 3.2), (1.4, 0.4, 0.9), 2.6, 2.6, 400, (1, 0.98, 0.95), glossy=False)
    area("evening", (-3.6, -2.8, 2.6), (-1.4, 0.8, 0.7), 1.2, 1.2, 62, (1, 0.76, 0.52), glossy=False)
    card("edge", (3.6, -1.0, 1.3), (1.3, 0.2, 1.1), 1.2, 3.0, 4)
    card("sheen", (-0.6, -5.2, 2.6), (1.3, 0.2, 1.1), 2.2, 2.4, 1.3, gradient=-60)
    camera((0, -5.2, 1.25), 47, shift_x=-0.03, shift_y=-0.085)


def shop_front_shadow(x=-3.5):
    """Posts and a transom outside the picture, for their shadow."""
    shade = material("shade", "#777777")
    bars = [("post", x, x + 0.1, y, y + 0.07, 0, 4) for y in (-4.4, -3.1, -1.8, -0.5, 0.8, 2.1)]
    bars += [("transom", x, x + 0.1, -5, 3, 2.55, 2.63), ("lintel", x, x + 0.1, -5, 3, 3.15, 5),
             ("sill", x, x + 0.1, -5, 3, 0, 0.25)]
    for name, *corners in bars:
        hidden = box(name, *corners, shade)
        hidden.visible_camera = hidden.visible_glossy = False


def day_of_delivery():
    """A new, empty shop: the kiosk on its pallet, half unpacked, is being tested."""
    room(concrete((0.30, 0.285, 0.26, 1), (0.36, 0.345, 0.315, 1)), plaster((0.66, 0.63, 0.57, 1)), 1.7)
    place = (0.30, 0.0)
    pallet((*place, 0), 1.0, 0.8, 12)
    carton_tray((*place, PALLET), 0.80, 0.62, 0.56, 12, 0.10)
    kiosk = products.brandvision(finish("7016"), "install", 1.25, 43, (*place, PALLET + 0.012), 12)
    height, width, depth = products.measures("brandvision", 43)
    for side in (-1, 1):
        corner_protector(kiosk, side * width / 2, height, side, depth)
    carton_sleeve((1.52, 0.62, 0), 0.80, 0.62, 1.18, -16)
    hand_truck((-1.02, 0.62, 0), 34, 0)
    tool_case((-0.86, -0.42, 0), 24)
    spirit_level((-0.84, -0.40, 0.161), 18)
    screwdriver((-0.38, -0.62, 0), -24)
    cable_coil((1.18, -0.42, 0), 200, 0.15)
    tape_measure((0.80, -0.72, 0), 24, 0.30)
    shop_front_shadow()
    world(0.30, "#dfe8f2")
    sun((0.80, 0.45, -0.34), 5.2, (1, 0.92, 0.80), 0.8)
    area("window", (-4.2, -2.4, 2.2), (0, 0.5, 0.9), 3.4, 2.6, 120, (0.90, 0.95, 1), glossy=False)
    area("fill", (3.6, -4.6, 2.2), (0.4, 0.2, 0.9), 3, 2.4, 40, glossy=False)
    card("edge", (-2.6, -0.4, 1.3), (0.4, 0.1, 1.1), 1.0, 3.0, 2.2)
    camera((0.20, -5.3, 1.42), 44.5, shift_y=-0.11)


def board_instead_of_kiosk():
    """A message that rarely changes needs no kiosk: a wooden sign with a poster in the sun."""
    brick = toned("brick", ("#643a30", "#7f4c3c", "#8c5846", "#6e4136", "#956551", "#54342d"))
    brick_wall("wall", -4.0, 4.4, 0.30, 3.4, brick, material("mortar", "#b3a89a", 0.95, 0.1), [(1.02, 2.08, 0, 2.34)],
               at=(0, 1.2, 0))
    for x0, x1 in ((-4.0, 1.02), (2.08, 4.4)):
        box("base", x0, x1, 1.17, 1.4, 0, 0.30, bluestone(), 0.008)
    clinkers = toned("clinkers", CLINKERS, 0.7, 0.3, 0.3, 28)
    paving("clinkers", herringbone(-5.5, 5.5, -5.5, 5.5), clinkers, material("sand", "#6b6052", 0.95, 0.1), -1.2,
           turn=45, uneven=0.002)
    gate = material("gate", "#1f4d43", 0.4, 0.4)
    for i in range(9):
        box("plank", 1.09 + i * 0.103, 1.09 + (i + 1) * 0.103 - 0.006, 1.30, 1.33, 0.03, 2.26, gate, 0.004)
    for x0, x1 in ((1.02, 1.08), (2.02, 2.08)):
        box("jamb", x0, x1, 1.24, 1.36, 0, 2.34, gate, 0.004)
    box("head", 1.02, 2.08, 1.24, 1.36, 2.27, 2.34, gate, 0.004)
    for z in (0.5, 1.75):
        box("strap", 1.10, 1.75, 1.285, 1.302, z, z + 0.05, material("iron", "#15171a", 0.5), 0.003)
    pavement_sign((-0.66, -0.30, 0.0), "poster-bicycles", 14)
    bicycle((0.98, 0.78, 0), 176, "#182421")
    tree((-7.3, -3.9, 0), 7.6, 2.4, 3.8, leaves=5200, size=0.16)
    world(0.55, "#bcd3ee")
    sun((0.62, 0.60, -0.50), 7.5, (1, 0.90, 0.75), 0.8)
    area("sky", (-2, -5, 6), (0, 0, 0.5), 6, 5, 230, (0.82, 0.90, 1), glossy=False)
    camera((0.05, -4.1, 1.08), 43, shift_y=-0.105)


def denoised_screens():
    """Out of focus, the separate light of a screen is as noisy as the rest, so it must be denoised with the picture."""
    for made in bpy.data.materials:
        for node in list(made.node_tree.nodes) if made.use_nodes else ():
            if node.bl_idname == "ShaderNodeOutputAOV" and node.name == "ui":
                made.node_tree.nodes.remove(node)


def honest_telephone():
    """After closing time: the desk lamp is on beside the telephone, the reception kiosk is on in the hall."""
    room(mottled(material("floor"), "#4a3524", "#5a422d", 5, 6), plaster((0.60, 0.52, 0.44, 1)), 4.4)
    top = oak("#7a4f2b", "#a06c3e", "x")
    box("desk", -1.6, 1.8, -0.42, 0.40, 0.712, 0.740, top, 0.006)
    telephone((-0.13, -0.10, 0.74), 14)
    notepad((0.17, -0.16, 0.74), -12)
    pen((0.20, -0.165, 0.753), 52)
    cup((0.34, 0.16, 0.74), -40, (0.16, 0.21, 0.19, 1))
    desk_lamp((-0.80, 0.10, 0.74), 70, 14)
    products.wall_kiosk(finish("9016"), "hotel", 1.3, 43, (1.16, 4.4, 1.20))
    denoised_screens()
    world(0.20, "#7f95c8")
    sun((0.84, 0.46, -0.20), 3.4, (1, 0.58, 0.28), 2.0)
    for i in range(12):
        slat = box("slat", -3.05, -3.0, -3, 4.4, 0.9 + i * 0.26, 1.00 + i * 0.26, material("slat", "#777777"))
        slat.visible_camera = slat.visible_glossy = False
    area("dusk", (-2.2, -2.2, 2.0), (0, 0, 0.8), 2.0, 1.6, 46, (0.75, 0.83, 1), glossy=False)
    camera((0.04, -1.04, 0.985), 46, shift_y=-0.098, focus=0.84, aperture=5.6)


BUILDERS = {
    "waarom-een-televisie-geen-kiosk-is": living_room_and_shop,
    "checklist-voor-de-dag-van-plaatsing": day_of_delivery,
    "wanneer-u-beter-geen-kiosk-neemt": board_instead_of_kiosk,
    "een-telefoonassistent-die-eerlijk-zegt-wat-hij-is": honest_telephone,
}
