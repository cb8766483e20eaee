"""Close-ups for the texts about construction: shallow focus, studio light, one idea each."""
from math import radians

from mathutils import Matrix, Vector

from geometry import LYING, STANDING, cylinder, slab, tube
from kiosks import products, servicebay
from kiosks.parts import PANEL, measures
from kiosks.window import EDGE
import materials
from scenes.studio import lights
from scenes.studioset import backdrop
from stage import Scene, camera

WIDTH, HEIGHT = 1200, 900
HEAD = PANEL[43][1] + 2 * EDGE  # height of Clearvision's head


def spot(turn, x, y, z):
    """A point of a product that stands at the origin, turned by `turn` degrees."""
    return Matrix.Rotation(radians(turn), 3, "Z") @ Vector((x, y, z))


def look(target, offset, width, aperture, focus=None):
    """A camera at target + offset, whose picture is `width` metres wide at the target; may look up and down."""
    eye = target + Vector(offset)
    distance = Vector(offset).length
    obj = camera(eye, 36 * distance / width, focus=((focus or target) - eye).length, aperture=aperture)
    obj.rotation_euler = (target - eye).to_track_quat("-Z", "Y").to_euler()
    return Vector((offset[0], offset[1], 0))


def coat(code):
    """The finish with the orange peel of powder coat as strong as it looks from close by."""
    finish = materials.finish(code)
    finish.body.node_tree.nodes["Bump"].inputs["Strength"].default_value = 0.22
    return finish


def edge():
    """Where glass, frame and coat meet: the upper corner of a Brandvision."""
    turn = 26
    products.brandvision(coat("7016"), "reception", turn=turn)
    backdrop()
    view = look(spot(turn, -0.235, -0.03, 1.690), (-0.22, -0.85, 0.24), 0.27, 9, spot(turn, -0.28, -0.03, 1.72))
    lights(turn, 2.1, view)


def door():
    """The open service door."""
    turn, finish = -24, coat("9016")
    height, width, depth = measures("brandvision", 43)
    root = products.brandvision(finish, "reception", turn=turn, closed=False)
    low, high = 0.047, 0.699
    middle, front = (low + high) / 2, -depth / 2
    bay = width - 0.060, high - low - 0.050
    servicebay.opening(root, finish, *bay, 0.050, middle, front)
    servicebay.seal(root, finish, *bay, middle, front)
    servicebay.open_door(root, finish, width - 0.022, high - low, middle, front, 79)
    servicebay.fittings(root, finish, *bay, middle, front + 0.050)
    backdrop()
    view = look(spot(turn, -0.15, -0.03, 0.325), (0.18, -2.2, 0.42), 1.04, 5.6, spot(turn, 0, 0, 0.4))
    lights(turn, 2.1, view)


def foot():
    """Foot plate, plinth, bolts and the name."""
    turn = 26
    products.brandvision(coat("3020"), "reception", turn=turn)
    backdrop()
    view = look(spot(turn, -0.19, -0.08, 0.075), (-0.10, -1.1, 0.40), 0.44, 4, spot(turn, -0.20, -0.05, 0.10))
    lights(turn, 2.1, view)


def floor_box(turn, at, finish):
    """An earthed floor socket with its plug."""
    centre, rotation = spot(turn, *at, 0), (LYING[0], 0, radians(turn))
    slab("floor box", 0.130, 0.130, 0.004, 0.010, finish.steel, 0.001, at=centre + Vector((0, 0, 0.004)),
         rotation=rotation)
    slab("insert", 0.100, 0.100, 0.002, 0.006, finish.black, 0.0006, at=centre + Vector((0, 0, 0.0050)),
         rotation=rotation)
    cylinder("plug", 0.0190, 0.034, finish.black, centre + Vector((0, 0, 0.005)), STANDING, 0.005)


def cable():
    """One plug: where the cable leaves the column and where it ends."""
    turn, finish = 180 - 32, coat("7016")
    depth = measures("brandvision", 43)[2]
    products.brandvision(finish, "reception", turn=turn)
    textile = materials.material("cable", "#101112", 0.7, 0.2)
    y = depth / 2 - 0.012
    cylinder("grommet", 0.0085, 0.006, finish.black, spot(turn, 0.10, y + 0.006, 0.022),
             (0, 0, radians(turn + 180)), 0.002)
    points = [(0.10, y, 0.022), (0.10, y + 0.05, 0.021), (0.10, 0.10, 0.0145), (0.10, 0.20, 0.0145),
              (0.10, 0.26, 0.009), (0.11, 0.32, 0.0045), (0.16, 0.40, 0.0045), (0.26, 0.40, 0.0045),
              (0.262, 0.355, 0.006), (0.262, 0.330, 0.070), (0.262, 0.300, 0.066), (0.262, 0.300, 0.036)]
    tube("cable", [spot(turn, *p) for p in points], 0.0042, textile)
    floor_box(turn, (0.262, 0.300), finish)
    backdrop()
    view = look(spot(turn, 0.165, 0.19, 0.065), (0.10, -1.25, 0.52), 0.62, 4.5, spot(turn, 0.16, 0.2, 0.02))
    lights(turn - 180, 2.1, view)


def glass():
    """Clearvision: the eye that measures daylight, and the cooling along the side."""
    turn, finish = 40, coat("7016")
    height, width, depth = measures("clearvision", 43)
    products.clearvision(finish, "tulips", turn=turn)
    low = height - HEAD
    for i in range(20):
        at = spot(turn, -width / 2 - 0.0004, 0.014, low + 0.13 + i * 0.0135)
        rotation = (0, 0, radians(turn - 90))
        slab("lip", 0.0424, 0.0066, 0.001, 0.0033, finish.body, 0.0004, at=at, rotation=rotation, segments=6)
        slab("slot", 0.0400, 0.0042, 0.001, 0.0021, finish.gap, 0.0001, at=at - spot(turn, 0.00005, 0, 0),
             rotation=rotation, segments=6)
    cylinder("sensor ring", 0.0072, 0.0008, finish.steel, spot(turn, 0, -depth / 2 - 0.0001, low + 0.026),
             (0, 0, radians(turn)), 0.0003)
    cylinder("sensor", 0.0060, 0.0012, finish.lens, spot(turn, 0, -depth / 2 - 0.0004, low + 0.026),
             (0, 0, radians(turn)), 0.0008)
    backdrop()
    view = look(spot(turn, -0.20, -depth / 2, low + 0.13), (-0.10, -0.95, 0.16), 0.44, 9,
                spot(turn, -0.22, -depth / 2, low + 0.06))
    lights(turn, 1.6, view)


BUILDERS = {"detail-edge": edge, "detail-door": door, "detail-foot": foot, "detail-cable": cable,
            "detail-glass": glass}
# A blurred screen needs samples: its own light is added after denoising.
SCENES = {name: Scene(build, WIDTH, HEIGHT, samples=56, threshold=0.015, exposure=-0.1) for name, build in BUILDERS.items()}
