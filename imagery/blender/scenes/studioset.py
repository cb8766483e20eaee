"""The studio set: paper backdrop, shop glass, wall, ceiling, floor socket.

Every function takes `turn`, the rotation of the product in degrees: sets are parallel to the product.
"""
from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from geometry import LYING, STANDING, cylinder, grid_faces, mesh, quad, slab, tube
from glass import window_glass
from materials import material
from surfaces import plaster

MIRROR = 0.52  # m, how far behind the product a standing mirror is
SHEEN = 0.30  # share of a shop window, at its right end, that lies beside the product and may shine


def backdrop(colour=(0.78, 0.775, 0.765, 1), y=3.2, radius=1.6, half_width=14, front=-9, top=8):
    """Curved paper backdrop without gloss: a shiny floor would reflect the cards."""
    curve = [(y - radius + radius * sin(a * pi / 48), radius - radius * cos(a * pi / 48)) for a in range(25)]
    points = [(front, 0), (y - radius - 0.01, 0), *curve, (y, radius + 0.01), (y, top)]
    vertices = [(x, py, pz) for py, pz in points for x in (-half_width, half_width)]
    mesh("backdrop", vertices, grid_faces(len(points), 2), material("paper", colour, 0.9, 0), smooth=True)


def directions(turn):
    """Unit vectors to the front and to the right of the product."""
    angle = radians(turn)
    return Vector((sin(angle), -cos(angle), 0)), Vector((cos(angle), sin(angle), 0))


def shop_window(turn, distance, width, height=2.4, side=0.0):
    """Shop glass in a floor channel, `distance` in front of the product, taller than the crop.

    Only its edges and a sheen beside the product are visible, so that it does not veil the screen.
    """
    normal, along = directions(turn)
    middle, rotation = normal * distance + along * side, (0, 0, radians(turn))
    edge = material("glass edge", (0.22, 0.33, 0.31, 1), 0.15)
    steel = material("channel", (0.56, 0.56, 0.55, 1), 0.35, metallic=1)
    for end in (-1, 1):
        at = middle + along * end * width / 2
        slab("edge", 0.010, height, 0.010, 0.001, edge, at=(at.x, at.y, 0.03 + height / 2),
             rotation=rotation).visible_shadow = False
    at = middle + normal * 0.02
    slab("channel", width, 0.052, 0.05, 0.004, steel, 0.003, at=(at.x, at.y, 0.026), rotation=rotation)
    streaks = ((0.16, 0.02), (0.42, 0.55), (0.60, 0.85), (0.605, 0.25), (0.68, 0.35), (0.685, 0.9), (0.9, 0.6))
    at = middle + along * (0.5 - SHEEN / 2) * width
    unlit(quad("sheen", width * SHEEN, height, window_glass(0.16, (1, 1, 1, 1), streaks=streaks),
               (at.x, at.y, 0.03 + height / 2), rotation))


def standing_mirror(turn, side=-0.30, width=1.10, height=1.80, bar=0.022):
    """A mirror in a thin frame on two feet, behind the product.

    Its glass only darkens what `mirror_image` places behind it: a true mirror would be noisy, and the masks that colour
    the body would miss its reflection.
    """
    normal, along = directions(turn)
    middle, rotation = along * side - normal * MIRROR, (0, 0, radians(turn))
    black = material("mirror frame", "#1d1f21", 0.4)

    def part(size, right, bottom, depth):
        at = middle + along * right
        slab("mirror frame", size[0], size[1], depth, 0.004, black, 0.002, at=(at.x, at.y, bottom + size[1] / 2),
             rotation=rotation)

    for end in (-0.5, 0.5):
        part((bar, height), end * (width - bar), 0, 0.034)
        part((bar, 0.02), end * (width - bar), 0, 0.09)
    for bottom in (0.02, height - bar):
        part((width, bar), 0, bottom, 0.034)
    glass = window_glass(0.05, (0.76, 0.79, 0.785, 1),
                         streaks=((0.42, 0), (0.52, 0.55), (0.53, 0.1), (0.60, 0.6), (0.66, 0)))
    unlit(quad("mirror glass", width - bar, height - bar, glass, (middle.x, middle.y, height / 2), rotation))


def mirror_image(copy, product, turn):
    """Places a second, equal product where `standing_mirror` shows the first."""
    copy.rotation_euler, copy.scale.y = product.rotation_euler, -1
    copy.location = -2 * MIRROR * directions(turn)[0]


def unlit(pane):
    """Visible to the camera only."""
    pane.visible_shadow = pane.visible_diffuse = pane.visible_glossy = False
    return pane


def wall(turn, left=-0.98, right=2.2, height=3.2):
    """The plastered wall of the wall kiosk."""
    angle = radians(turn)
    middle = (left + right) / 2
    slab("wall", right - left, height, 0.14, 0.004, plaster((0.60, 0.585, 0.56, 1)), 0.004,
         at=(middle * cos(angle), middle * sin(angle), height / 2), rotation=(0, 0, angle))


def ceiling(height, back=0.9):
    """The ceiling of the ceiling kiosk; it does not block light from the product."""
    paper = material("ceiling", (0.80, 0.795, 0.785, 1), 0.9, 0)
    soffit = slab("ceiling", 9, 6, 0.05, 0.002, paper, at=(0, back - 3, height), rotation=(-LYING[0], 0, 0))
    soffit.visible_shadow = soffit.visible_glossy = soffit.visible_diffuse = False


def socket(turn, start, end, bend=0.5):
    """A cable over the floor to a floor socket; start and end = (right of, behind) the middle of the product."""
    rotation = Matrix.Rotation(radians(turn), 3, "Z")
    radius = 0.0042
    black = material("cable", "#141414", 0.5, 0.3)
    steel = material("socket", (0.62, 0.61, 0.59, 1), 0.3, metallic=1)
    (x0, y0), (x1, y1) = start, end
    points = [(x0, y0, 0.012), (x0 + (x1 - x0) * 0.1, y0 + (y1 - y0) * bend, radius),
              (x0 + (x1 - x0) * 0.5, y1 + 0.04, radius),
              (x1 + 0.10, y1, radius), (x1, y1, 0.010)]
    tube("cable", [rotation @ Vector(p) for p in points], radius, black)
    at = rotation @ Vector((x1, y1, 0))
    cylinder("socket", 0.062, 0.005, steel, at, STANDING, 0.0012)
    cylinder("lid", 0.048, 0.0012, steel, at + Vector((0, 0, 0.005)), STANDING, 0.0006)
    cylinder("outlet", 0.010, 0.004, black, at + Vector((0, 0, 0.0055)), STANDING, 0.001)
