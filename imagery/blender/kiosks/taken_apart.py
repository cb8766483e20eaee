"""Every product taken apart: what lies behind its glass, and how far each part moves along one axis.

products.py makes solid bodies; their inside exists only here, because only the opened kiosk shows it. Part names are
those of lib/business/products/parts.ts.
"""
from dataclasses import dataclass, field
from math import pi

import bpy
from mathutils import Vector

from geometry import cylinder, empty, slab
from kiosks import servicebay
from kiosks.finish import Finish
from kiosks.parts import PANEL, measures
from materials import material, mottled

WALL = 0.006  # thickness of the back that stays when a body is hollowed
PANEL_DEPTH = 0.018


@dataclass
class Part:
    """Objects that move together; the first one is what its label points to."""

    name: str
    objects: list
    offset: Vector  # metres, in the coordinates of their parent
    at: tuple[float, float] = (0.5, 0.98)  # where the label points: shares of its width and height
    hidden: list = field(default_factory=list)  # shown only by the closed product


def named(parent, *names, where=lambda obj: True):
    """Children of `parent` by name, without the number that Blender appends."""
    return [obj for obj in parent.children if obj.name.split(".")[0] in names and where(obj)]


def is_front(obj):
    """Whether it belongs to the front of a double product."""
    return abs(obj.rotation_euler.z) < 1 and obj.location.y < 0


def hollow(frame, finish: Finish, width, height, middle, front, depth, parent):
    """Cuts a room into the front of a solid body; `front` is the y of its face."""
    cutter = slab("room", width, height, depth + 0.02, 0.014, finish.black, 0.0003, at=(0, front - 0.02, middle),
                  parent=parent)
    cutter.hide_render = True
    cut = frame.modifiers.new("room", "BOOLEAN")
    cut.object, cut.operation, cut.solver = cutter, "DIFFERENCE", "EXACT"


def zinc():
    """Galvanised sheet."""
    return mottled(material("zinc", metallic=0.75), (0.45, 0.46, 0.47, 1), (0.51, 0.52, 0.53, 1), 60, 2,
                   rough=(0.40, 0.48))


def panel_back(finish: Finish, screen, width, height, parent):
    """The housing of the panel behind a lit area; rides on the screen object."""
    x, y, z = screen.location
    turned = abs(screen.rotation_euler.z) > 1
    return slab("panel", width + 0.020, height + 0.020, PANEL_DEPTH, 0.004, finish.black, 0.001,
                at=(x, y + (-0.0006 if turned else 0.0006), z), rotation=screen.rotation_euler, parent=parent)


def electronics(finish: Finish, y, z, parent, fans=0, lying=False):
    """A sheet with a place for the media player, the power supply, and fans; its back lies at y."""
    width, height = 0.50, 0.36 + (0.16 if fans else 0)
    plate = empty("electronics", (0, y, z), ((-pi / 2, 0, 0) if lying else (0, 0, 0)), parent)
    sheet = slab("sheet", width, height, 0.002, 0.008, zinc(), 0.0006, at=(0, -0.002, 0), parent=plate)
    top = height / 2 - 0.18
    servicebay.player(plate, 0.11, top + 0.085, -0.002)
    servicebay.power(plate, finish, -0.17, top - 0.09, -0.002)
    for i in range(fans):
        at = (-width / 2 + (i + 0.5) * width / fans, -0.026, -height / 2 + 0.085)
        cylinder("fan", 0.056, 0.024, finish.black, at, edge=0.002, parent=plate)
        cylinder("blades", 0.050, 0.002, finish.gap, (at[0], at[1] - 0.0006, at[2]), edge=0.0004, parent=plate)
        cylinder("hub", 0.020, 0.004, finish.steel, (at[0], at[1] - 0.003, at[2]), edge=0.001, parent=plate)
    return plate, sheet


def y_axis(distance, lift=0.0):
    return Vector((0, distance, lift))


def pillar(root, finish: Finish, is_double):
    """Brandvision: glass and door in front, then screen and electronics, the body over plinth and foot."""
    name = "brandvision-double" if is_double else "brandvision"
    height, width, depth = measures(name, 43)
    front, bottom = -depth / 2, 0.036
    chosen = is_front if is_double else (lambda obj: True)
    frame, = named(root, "frame", where=chosen)
    glass, = named(root, "glass", where=chosen)
    screen, = named(root, "screen", where=chosen)
    doors = named(root, "door", where=chosen)
    low, high = bottom + 0.011, glass.location.z - 0.52
    shell = 0.045 if is_double else depth
    room = shell + 0.02 if is_double else shell - WALL
    hollow(frame, finish, width - 0.074, 0.986, glass.location.z, front, room, root)
    hollow(frame, finish, width - 0.060, high - low - 0.050, (low + high) / 2, front, room, root)
    panel = panel_back(finish, screen, *PANEL[43], root)
    bay = empty("bay", parent=root)
    servicebay.fittings(bay, finish, width - 0.060, high - low - 0.050, (low + high) / 2, front + 0.050)
    sheet, = named(bay, "mounting plate")
    lens = named(root, "lens", "lens ring", where=chosen)
    fittings = named(root, "lock", "key slot", "wordmark", where=lambda obj: not is_double or obj.location.y < 0)
    gaps = named(root, "door gap", where=chosen)
    lift = 0.20
    step = 0.62 if is_double else 0.92
    far = step * (3 if is_double else 2)
    others = [obj for obj in root.children if obj not in (frame, glass, screen, panel, bay, *lens, *doors, *fittings)
              and obj not in gaps
              and obj.name.split(".")[0] not in ("foot", "bolt", "hex", "plinth", "room")]
    foot = named(root, "foot") + named(root, "bolt", "hex")
    parts = [
        Part("glass", [glass, *lens], y_axis(-far, lift)),
        Part("door", [*doors, *fittings], y_axis(-far, lift), (0.5, 0.03), gaps),
        Part("screen", [panel, screen], y_axis(-far + step, lift)),
        Part("plinth", named(root, "plinth"), y_axis(0, 0.09), (0.02, 0.5)),
        Part("foot", foot, y_axis(0), (0.94, 0.5)),
    ]
    if is_double:
        core, = named(root, "core")
        others.remove(core)
        parts += [
            Part("body", [frame], y_axis(-step, lift)),
            Part("electronics", [bay], y_axis(-step * 0.42, lift), (0.5, 0.03)),
            Part("core", [core, *others], y_axis(0, lift)),
        ]
    else:
        parts += [
            Part("electronics", [bay], y_axis(-step, lift), (0.5, 0.03)),
            Part("body", [frame, *others], y_axis(0, lift)),
        ]
    for part in parts:
        if part.name == "electronics":
            part.objects.append(sheet)  # measured, not moved: it rides on its parent
    return parts


def window(root, finish: Finish, is_double):
    """Clearvision: glass, screen, electronics with fans, the head above its mast."""
    name = "clearvision-double" if is_double else "clearvision"
    height, width, depth = measures(name, 43)
    # The double one is seen from the shop, its calm side.
    chosen = is_front if is_double else (lambda obj: True)
    frame, = named(root, "frame", where=chosen)
    glass, = named(root, "glass", where=chosen)
    screen, = named(root, "screen", where=chosen)
    shell = 0.054 if is_double else depth
    hollow(frame, finish, width - 0.050, 0.985, glass.location.z, -depth / 2, shell + 0.02 if is_double else shell - WALL,
           root)
    panel = panel_back(finish, screen, *PANEL[43], root)
    plate, sheet = electronics(finish, -depth / 2 + 0.050, glass.location.z, root, fans=3)
    sensor = named(root, "light sensor", where=chosen)
    mast = named(root, "mast") + named(root, "mast core", "shoe") + named(root, "wordmark")
    foot = named(root, "foot") + named(root, "bolt", "hex")
    neck = named(root, "neck")
    lift, step = 0.20, 0.54 if is_double else 0.62
    moved = {frame, glass, screen, panel, plate, *sensor, *mast, *foot, *neck}
    others = [obj for obj in root.children if obj not in moved and obj.name.split(".")[0] != "room"]
    parts = [
        Part("mast", mast + neck, y_axis(0, 0.09), (0.5, 0.4)),
        Part("foot", foot, y_axis(0), (0.94, 0.5)),
    ]
    if is_double:
        core, = named(root, "core")
        others.remove(core)
        return parts + [
            Part("glass", [glass, *sensor], y_axis(-step * 3.4, lift)),
            Part("screen", [panel, screen], y_axis(-step * 2.4, lift)),
            Part("body", [frame], y_axis(-step * 1.4, lift)),
            Part("electronics", [plate, sheet], y_axis(-step * 0.6, lift), (0.5, 0.03)),
            Part("core", [core, *others], y_axis(0, lift)),
        ]
    return parts + [
        Part("glass", [glass, *sensor], y_axis(-step * 3, lift)),
        Part("screen", [panel, screen], y_axis(-step * 2, lift)),
        Part("electronics", [plate, sheet], y_axis(-step, lift), (0.5, 0.03)),
        Part("body", [frame, *others], y_axis(0, lift)),
    ]


def wall(root, finish: Finish):
    """Wall kiosk: glass, screen, electronics, body, and the bracket on the wall."""
    height, width, depth = measures("wall-kiosk", 43)
    frame, = named(root, "frame")
    glass, = named(root, "glass")
    screen, = named(root, "screen")
    hollow(frame, finish, width - 0.074, height - 0.09, glass.location.z, -depth, depth - 0.012 - WALL, root)
    panel = panel_back(finish, screen, *PANEL[43], root)
    plate, sheet = electronics(finish, -depth + 0.050, 0.0, root)
    lens = named(root, "lens", "lens ring")
    bracket = named(root, "bracket")
    moved = {frame, glass, screen, panel, plate, *lens, *bracket}
    others = [obj for obj in root.children if obj not in moved and obj.name.split(".")[0] not in ("room", "wall")]
    step = 0.46
    return [
        Part("glass", [glass, *lens], y_axis(-step * 4)),
        Part("screen", [panel, screen], y_axis(-step * 3)),
        Part("electronics", [plate, sheet], y_axis(-step * 2), (0.5, 0.0)),
        Part("body", [frame, *others], y_axis(-step), (0.5, 0.98)),
        Part("bracket", bracket, y_axis(-0.02), (0.5, 0.03)),
    ]


def ceiling(root, finish: Finish):
    """Ceiling kiosk: glass, screen and shell of one side; the other side stays on its core."""
    height, width, depth = measures("ceiling-kiosk", 43)
    frame, = named(root, "frame", where=is_front)
    glass, = named(root, "glass", where=is_front)
    screen, = named(root, "screen", where=is_front)
    core, = named(root, "core")
    hollow(frame, finish, width - 0.070, height - 0.09, glass.location.z, -depth / 2, 0.07, root)
    panel = panel_back(finish, screen, *PANEL[43][::-1], root)
    plate, sheet = electronics(finish, -depth / 2 + 0.050, 0.0, root)
    marks = named(root, "wordmark", where=lambda obj: obj.location.y < 0)
    tubes = named(root, "pole") + named(root, "collar", "rose", "safety cable", "cable anchor")
    moved = {frame, glass, screen, panel, plate, core, *marks, *tubes}
    others = [obj for obj in root.children if obj not in moved and obj.name.split(".")[0] != "room"]
    step = 0.66
    return [
        Part("glass", [glass], y_axis(-step * 3.5)),
        Part("screen", [panel, screen], y_axis(-step * 2.5)),
        Part("body", [frame, *marks], y_axis(-step * 1.5)),
        Part("electronics", [plate, sheet], y_axis(-step * 0.7), (0.5, 0.03)),
        Part("core", [core, *others], y_axis(0), (0.5, 0.03)),
        Part("tubes", tubes, y_axis(0), (0.5, 0.5)),
    ]


def table(root, finish: Finish):
    """Touch table: glass, screen, rim, electronics and pan rise from the legs, square to the top."""
    top, = named(root, "top")
    tray, = named(top, "tray")
    glass, = named(top, "glass")
    screen, = named(top, "screen")
    pan, = named(top, "pan")
    _, width, depth = measures("touch-table", 43)
    hollow(tray, finish, width - 0.080, depth - 0.080, 0, 0, 0.08, top)
    panel = panel_back(finish, screen, *PANEL[43][::-1], top)
    plate, sheet = electronics(finish, 0.036, 0.0, top)
    frames = named(root, "frame")
    legs = frames + [obj for obj in root.children if obj is not top and obj not in frames
                     and obj.name.split(".")[0] not in ("cable duct", "cable loom")]
    duct = named(root, "cable duct") + named(root, "cable loom")
    return [
        Part("glass", [glass], y_axis(-0.86), (0.985, 0.5)),
        Part("screen", [panel, screen], y_axis(-0.62), (0.985, 0.5)),
        Part("body", [tray, *named(top, "apron")], y_axis(-0.40), (0.985, 0.5), named(top, "shadow gap")),
        Part("electronics", [plate, sheet], y_axis(-0.20), (0.98, 0.5)),
        Part("pan", [pan], y_axis(0), (0.985, 0.5)),
        Part("legs", legs, Vector(), (0.5, 0.1)),
        Part("duct", duct, Vector(), (0.5, 0.5)),
    ]


def spread(parts, opening):
    """Moves every part to its place at an opening of 0 (closed) to 1; call it once for each render."""
    for part in parts:
        for obj in part.objects:
            if obj.parent and obj.parent in part.objects:
                continue
            start = obj.get("start")
            if start is None:
                obj["start"] = start = list(obj.location)
            obj.location = Vector(start) + part.offset * opening
        for obj in part.hidden:
            obj.hide_render = opening > 0
    bpy.context.view_layer.update()
