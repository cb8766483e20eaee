"""Close-ups for the texts about construction: shallow focus, studio light, one subject each."""
from math import radians

from mathutils import Matrix, Vector

from geometry import LYING, STANDING, cylinder, slab, tube
from kiosks import products, servicebay
from kiosks.finish import finish
from kiosks.parts import PANEL, measures
from kiosks.window import EDGE
from materials import material
from scenes.studio import lights
from scenes.studioset import backdrop
from stage import Scene, area, close_up

WIDTH, HEIGHT = 1200, 900
WIDE = 2880, 1200
HEAD = PANEL[43][1] + 2 * EDGE  # height of Clearvision's head


def spot(turn, x, y, z):
    """A point of a product at the origin, rotated by `turn` degrees."""
    return Matrix.Rotation(radians(turn), 3, "Z") @ Vector((x, y, z))


def close_finish(code):
    """The finish with a powder-coat texture strong enough for close-ups."""
    made = finish(code)
    made.body.node_tree.nodes["Bump"].inputs["Strength"].default_value = 0.22
    return made


def edge():
    """The upper corner of a Brandvision: glass, frame and coat."""
    turn = 26
    products.brandvision(close_finish("7016"), "reception", turn=turn)
    backdrop()
    offset = (-0.22, -0.85, 0.24)
    close_up(spot(turn, -0.235, -0.03, 1.690), offset, 0.27, 9, spot(turn, -0.28, -0.03, 1.72))
    lights(turn, 2.1, offset)


def opened(turn, coated):
    """A Brandvision with its service door open."""
    height, width, depth = measures("brandvision", 43)
    root = products.brandvision(coated, "reception", turn=turn, closed=False)
    low, high = 0.047, 0.699
    middle, front = (low + high) / 2, -depth / 2
    bay = width - 0.060, high - low - 0.050
    servicebay.opening(root, coated, *bay, 0.050, middle, front)
    servicebay.seal(root, coated, *bay, middle, front)
    servicebay.open_door(root, coated, width - 0.022, high - low, middle, front, 79)
    servicebay.fittings(root, coated, *bay, middle, front + 0.050)
    backdrop()


def door():
    """The open service door."""
    turn, offset = -24, (0.18, -2.2, 0.42)
    opened(turn, close_finish("9016"))
    close_up(spot(turn, -0.15, -0.03, 0.325), offset, 1.04, 5.6, spot(turn, 0, 0, 0.4))
    lights(turn, 2.1, offset)


def inside():
    """The open service door at the left of a wide picture, which leaves room for a text at the right."""
    turn, offset = -24, (0.18, -2.2, 0.30)
    opened(turn, close_finish("2004"))
    close_up(spot(turn, 0.12, -0.03, 0.37), offset, 1.62, 5.6, spot(turn, 0, 0, 0.4))
    lights(turn, 2.1, offset)
    area("inside", (0.9, -2.4, 1.5), spot(turn, 0, 0, 0.36), 0.8, 0.8, 40, glossy=False)


def foot():
    """Foot plate, plinth, bolts and the name."""
    turn = 26
    products.brandvision(close_finish("3020"), "reception", turn=turn)
    backdrop()
    offset = (-0.10, -1.1, 0.40)
    close_up(spot(turn, -0.19, -0.08, 0.075), offset, 0.44, 4, spot(turn, -0.20, -0.05, 0.10))
    lights(turn, 2.1, offset)


def floor_box(turn, at, coated):
    """An earthed floor socket with its plug."""
    centre, rotation = spot(turn, *at, 0), (LYING[0], 0, radians(turn))
    slab("floor box", 0.130, 0.130, 0.004, 0.010, coated.steel, 0.001, at=centre + Vector((0, 0, 0.004)),
         rotation=rotation)
    slab("insert", 0.100, 0.100, 0.002, 0.006, coated.black, 0.0006, at=centre + Vector((0, 0, 0.0050)),
         rotation=rotation)
    cylinder("plug", 0.0190, 0.034, coated.black, centre + Vector((0, 0, 0.005)), STANDING, 0.005)


def cable():
    """The single cable, from the column to the plug."""
    turn, coated = 180 - 32, close_finish("7016")
    depth = measures("brandvision", 43)[2]
    products.brandvision(coated, "reception", turn=turn)
    textile = material("cable", "#101112", 0.7, 0.2)
    y = depth / 2 - 0.012
    cylinder("grommet", 0.0085, 0.006, coated.black, spot(turn, 0.10, y + 0.006, 0.022),
             (0, 0, radians(turn + 180)), 0.002)
    points = [(0.10, y, 0.022), (0.10, y + 0.05, 0.021), (0.10, 0.10, 0.0145), (0.10, 0.20, 0.0145),
              (0.10, 0.26, 0.009), (0.11, 0.32, 0.0045), (0.16, 0.40, 0.0045), (0.26, 0.40, 0.0045),
              (0.262, 0.355, 0.006), (0.262, 0.330, 0.070), (0.262, 0.300, 0.066), (0.262, 0.300, 0.036)]
    tube("cable", [spot(turn, *p) for p in points], 0.0042, textile)
    floor_box(turn, (0.262, 0.300), coated)
    backdrop()
    offset = (0.10, -1.25, 0.52)
    close_up(spot(turn, 0.165, 0.19, 0.065), offset, 0.62, 4.5, spot(turn, 0.16, 0.2, 0.02))
    lights(turn - 180, 2.1, offset)


def glass():
    """Clearvision: the daylight sensor, and the ventilation along the side."""
    turn, coated = 40, close_finish("7016")
    height, width, depth = measures("clearvision", 43)
    products.clearvision(coated, "tulips", turn=turn)
    low = height - HEAD
    for i in range(20):
        at = spot(turn, -width / 2 - 0.0004, 0.014, low + 0.13 + i * 0.0135)
        rotation = (0, 0, radians(turn - 90))
        slab("lip", 0.0424, 0.0066, 0.001, 0.0033, coated.body, 0.0004, at=at, rotation=rotation, segments=6)
        slab("slot", 0.0400, 0.0042, 0.001, 0.0021, coated.gap, 0.0001, at=at - spot(turn, 0.00005, 0, 0),
             rotation=rotation, segments=6)
    cylinder("sensor ring", 0.0072, 0.0008, coated.steel, spot(turn, 0, -depth / 2 - 0.0001, low + 0.026),
             (0, 0, radians(turn)), 0.0003)
    cylinder("sensor", 0.0060, 0.0012, coated.lens, spot(turn, 0, -depth / 2 - 0.0004, low + 0.026),
             (0, 0, radians(turn)), 0.0008)
    backdrop()
    offset = (-0.10, -0.95, 0.16)
    close_up(spot(turn, -0.20, -depth / 2, low + 0.13), offset, 0.44, 9,
                spot(turn, -0.22, -depth / 2, low + 0.06))
    lights(turn, 1.6, offset)


BUILDERS = {"detail-edge": edge, "detail-door": door, "detail-foot": foot, "detail-cable": cable,
            "detail-glass": glass}
# A blurred screen needs samples: its own light is added after denoising.
SCENES = {name: Scene(build, WIDTH, HEIGHT, samples=32, threshold=0.015, exposure=-0.1)
          for name, build in BUILDERS.items()}
SCENES["detail-inside"] = Scene(inside, *WIDE, samples=32, threshold=0.015, exposure=-0.1)
