"""The interior behind the service door: player, power, cables in clips, serial plate; and the open door itself."""
from math import pi, radians

from geometry import STANDING, box, cylinder, empty, hoop, pocket_slab, slab, tube
from kiosks.finish import Finish
from kiosks.parts import wordmark
from lettering import words
from materials import glow, material, mottled

SERIAL = ("Brandvision 43", "Serienummer BV43-26-00417", "230 V ~ 50 Hz · 75 W", "Bouwjaar 2026")
DIAGRAM = ("1  Netspanning 230 V", "2  Netwerk, één kabel", "3  Beeld naar scherm", "4  Slot: sleutel 27")


def opening(root, finish: Finish, width, height, depth, middle, front):
    """Cuts the bay into the solid frame of a product."""
    cutter = slab("bay", width, height, depth + 0.01, 0.016, finish.body, 0.0003, at=(0, front - 0.01, middle),
                  parent=root)
    cutter.hide_render = True
    frame = next(part for part in root.children if part.name.startswith("frame"))
    cut = frame.modifiers.new("bay", "BOOLEAN")
    cut.object, cut.operation, cut.solver = cutter, "DIFFERENCE", "EXACT"


def open_door(root, finish: Finish, width, height, middle, front, angle):
    """The door on its hinges, a folded tray of sheet steel with a cam lock."""
    hinge = empty("hinge", (-width / 2 + 0.004, front - 0.006, middle), (0, 0, -radians(angle)), root)
    pocket_slab("door", width, height, 0.013, 0.022, finish.body, 0.0008, 0.0012,
                (width - 0.008, height - 0.008, 0.018, 0),
                depth=0.0115, lip=0.0006, at=(width / 2 - 0.004, 0.006, 0),
                rotation=(0, 0, pi), groove=0, parent=hinge)
    for z in (-height / 2 + 0.10, height / 2 - 0.10):
        for i in range(3):
            cylinder("knuckle", 0.0055, 0.0215, finish.steel, (-0.002, 0, z - 0.033 + i * 0.022), STANDING, 0.0008,
                     parent=hinge)
        box("leaf", 0.004, 0.034, 0.0015, 0.0035, z - 0.030, z + 0.030, finish.steel, 0.0008, hinge)
        box("leaf", -width / 2 + 0.006, -width / 2 + 0.030, front + 0.0005, front + 0.003, middle + z - 0.030,
            middle + z + 0.030, finish.steel, 0.0008, root)
    sheet, ink = material("sheet", "#f4f2ec", 0.7), material("ink", "#17191b", 0.6)
    left, top = width - 0.150, 0.130
    slab("diagram", 0.210, 0.148, 0.0006, 0.003, sheet, 0.0002, at=(left - 0.105, -0.0045, top - 0.074),
         rotation=(0, 0, pi), parent=hinge)
    words("Aansluitschema", 0.011, (left - 0.014, -0.0037, top - 0.026), ink, 180, depth=0.0001, parent=hinge)
    for i, line in enumerate(DIAGRAM):
        words(line, 0.0082, (left - 0.014, -0.0037, top - 0.050 - i * 0.020), ink, 180, weight="Medium", depth=0.0001,
              parent=hinge)
    lock = (width - 0.040, 0.006, -height / 2 + 0.05)
    cylinder("lock", 0.011, 0.016, finish.steel, (lock[0], -0.008, lock[2]), edge=0.001, parent=hinge)
    box("cam", lock[0] - 0.008, lock[0] + 0.030, 0.007, 0.0095, lock[2] - 0.008, lock[2] + 0.008, finish.steel, 0.001,
        hinge)


def player(root, x, z, y):
    """A fanless player: ribs, ports on its lower edge, one green LED."""
    width, height, thick = 0.190, 0.128, 0.026
    case = material("anodised", "#17181a", 0.42, metallic=0.6)
    slab("player", width, height, thick, 0.008, case, 0.001, at=(x, y - thick, z), parent=root)
    for i in range(15):
        rib = x - width / 2 + 0.018 + i * 0.011
        box("rib", rib - 0.002, rib + 0.002, y - thick - 0.006, y - thick, z - height / 2 + 0.038,
            z + height / 2 - 0.008, case, 0.0008, root)
    cylinder("light", 0.0022, 0.001, glow("ready", "#58f08a", 5),
             (x - width / 2 + 0.014, y - thick - 0.0006, z - height / 2 + 0.020),
             edge=0.0002, parent=root)
    pale = material("print", "#b9bcbd", 0.6)
    words("Mediaspeler", 0.0062, (x - width / 2 + 0.024, y - thick - 0.0004, z - height / 2 + 0.017), pale,
          depth=0.0001, parent=root)
    return [(x - width / 2 + 0.105 + i * 0.026, y - 0.013, z - height / 2) for i in range(3)]


def power(root, finish: Finish, x, z, y):
    """A socket with an earthed plug, and the power supply of the screen."""
    white = material("socket", "#e9e9e6", 0.35)
    slab("socket", 0.082, 0.082, 0.012, 0.010, white, 0.002, at=(x, y - 0.012, z), parent=root)
    cylinder("socket well", 0.0215, 0.001, finish.gap, (x, y - 0.0124, z), edge=0.0002, parent=root)
    cylinder("plug", 0.0195, 0.020, finish.black, (x, y - 0.030, z), edge=0.004, parent=root)
    slab("supply", 0.200, 0.104, 0.030, 0.004, finish.steel, 0.0012, at=(x + 0.205, y - 0.030, z), parent=root)
    for row in range(5):
        for column in range(13):
            cylinder("hole", 0.0034, 0.0006, finish.gap,
                     (x + 0.129 + column * 0.0125, y - 0.0303, z - 0.028 + row * 0.014), edge=0.0001,
                     sides=16, parent=root)


def clip(root, finish: Finish, x, z, y, width=0.040):
    """A cable clip on the back wall."""
    slab("clip", width, 0.010, 0.014, 0.004, finish.black, 0.002, at=(x, y - 0.014, z), parent=root)


def serial_plate(root, x, z, y):
    """Name, number, power and year, with a bar code."""
    plate = material("plate", "#d9dad8", 0.35, metallic=0.35)
    ink = material("ink", "#17191b", 0.6)
    slab("serial plate", 0.190, 0.096, 0.0008, 0.004, plate, 0.0003, at=(x, y - 0.0008, z), parent=root)
    wordmark(root, 0.017, (x - 0.084, y - 0.0010, z + 0.022))
    for i, line in enumerate(SERIAL):
        words(line, 0.0076 if i else 0.0086, (x - 0.084, y - 0.0011, z + 0.003 - i * 0.0138), ink, depth=0.0001,
              weight="Medium" if i else "SemiBold", parent=root)
    bars = (3, 1, 2, 1, 1, 3, 1, 2, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1)
    left = x + 0.033
    for i, bar in enumerate(bars):
        if not i % 2:
            box("bar", left, left + bar * 0.0016, y - 0.0010, y, z + 0.023, z + 0.038, ink, 0.0005, root)
        left += bar * 0.0016


def seal(root, finish: Finish, width, height, middle, front):
    x, z = width / 2 + 0.010, height / 2 + 0.009
    hoop("seal", [(-x, -z), (x, -z), (x, z), (-x, z)], 0.005, 0.0035, 0.024, finish.black, 0.0012,
         at=(0, front - 0.0034, middle), parent=root)


def fittings(root, finish: Finish, width, height, middle, back):
    """Everything in the bay; `middle` is its centre above the floor, `back` the y of its rear wall."""
    zinc = mottled(material("zinc", metallic=0.75), (0.45, 0.46, 0.47, 1), (0.51, 0.52, 0.53, 1), 60, 2,
                   rough=(0.40, 0.48))
    slab("mounting plate", width - 0.030, height - 0.030, 0.0025, 0.006, zinc, 0.0006, at=(0, back - 0.0025, middle),
         parent=root)
    back -= 0.0025
    for x in (-width / 2 + 0.030, width / 2 - 0.030):
        for z in (-height / 2 + 0.030, height / 2 - 0.030):
            cylinder("screw", 0.0052, 0.0030, finish.steel, (x, back - 0.0030, middle + z), edge=0.0012, parent=root)
            cylinder("hex", 0.0026, 0.0010, finish.gap, (x, back - 0.0032, middle + z), edge=0.0001, sides=6,
                     parent=root)
    ports = player(root, 0.135, middle + 0.150, back)
    power(root, finish, -0.185, middle - 0.150, back)
    serial_plate(root, -0.150, middle + 0.150, back)
    network = material("network cable", "#2f6fb0", 0.45)
    runs = ((-0.080, middle - 0.150, 0.0042, finish.black), (-0.285, middle - 0.40, 0.0036, network),
            (0.265, middle + 0.40, 0.0042, finish.black))  # end x, end z, radius: power, network, picture
    run, y = middle - 0.02, back - 0.008
    for i, ((x, port_y, z), (end, end_z, radius, colour)) in enumerate(zip(ports, runs)):
        box("port", x - 0.008, x + 0.008, port_y - 0.006, port_y + 0.006, z - 0.020, z + 0.001, finish.black, 0.002,
            root)
        line = run - i * 0.011
        across, up = (-0.02 if end < x else 0.02), (0.02 if end_z > line else -0.02)
        points = [(x, port_y, z - 0.018), (x, port_y, line + 0.02), (x, y, line), (x + across, y, line),
                  (end - across, y, line), (end, y, line), (end, y, line + up), (end, y, end_z)]
        tube("cable", points, radius, colour, root)
    x, low = -0.185, middle - 0.40
    points = [(x, back - 0.028, middle - 0.155), (x, back - 0.030, middle - 0.19), (x, y, middle - 0.215),
              (x, y, low)]
    tube("mains cable", points, 0.0046, finish.black, root)
    for x in (-0.20, -0.02, 0.075):
        clip(root, finish, x, run - 0.011, back, 0.012)
