"""Visitors in a room. Local front is -Y, feet at z = 0, so turn=180 faces away from a camera that looks along +Y."""
from dataclasses import dataclass
from math import cos, radians, sin

import numpy as np

import bpy
from mathutils import Matrix
from mathutils.bvhtree import BVHTree

from geometry import empty
from humans import dressing
from humans.dressing import Look
from humans.hands import (ALONGSIDE, FLAT, HOLDING, HOLDING_A_BAR, POINTING,  # noqa: F401  how a hand touches
                         Grip)
from humans.posing import (AT_REST, LOOKING_UP, SEATED, STRIDING, TOUCHING, WAITING, WALKING, Posed,  # noqa: F401
                            Reach)
from props.bags import backpack, bag, straps

HEIGHT_OF_BAGS = 1.75  # m, of who carries them as they are made


@dataclass(frozen=True)
class Touch:
    """A place of the room where a hand, the right (0) or left (1), ends: by the index finger, flat, or round a grip."""

    place: tuple
    hand: int = 1
    grip: Grip = POINTING


def person(at, turn, pose=AT_REST, look=Look(), moves=0.0, sideways=0.0, touches=()):
    """One figure; `moves` = metres forwards while the shutter is open, `sideways` = to its left; a little of it blurs
    the outline of somebody who stands still, much makes a passer-by. Takes a second to build."""
    shape = dressing.shape(look)
    scale = look.height / dressing.height(shape)
    posed = Posed(shape, pose)
    lowest = dressing.lowest(posed, shape, look)
    if touches:
        places = [_seen_by(at, turn, scale, lowest, touch.place) for touch in touches]
        posed = Posed(shape, pose, _reaches(posed, touches, places))
    if posed.missing:
        print(f"An arm of the figure at {at} is {posed.missing * scale:.3f} m too short")
    root = empty("person", at, (0, 0, radians(turn)))
    frame = empty("figure", (0, 0, -lowest * scale), parent=root)
    frame.scale = (scale,) * 3
    dressing.dressed(posed, shape, look, frame)
    _carried(posed, look, scale, lowest, root, frame)
    if moves or sideways:
        _blur(root, at, turn, moves, sideways)
    return root


def _seen_by(at, turn, scale, lowest, place):
    """A place of the room in the coordinates of the body."""
    x, y, z = (p - a for p, a in zip(place, at))
    angle = radians(-turn)
    return np.array((x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle), z)) / scale + (0, 0, lowest)


def _reaches(posed, touches, places):
    """How far each hand reaches to lie at the place that it touches."""
    reaches = {}
    for touch, place in zip(touches, places):
        side = "RL"[touch.hand]
        along = place - posed.place(f"upperarm01.{side}")
        # A finger points from the elbow, below the shoulder; a flat hand lies level.
        along[2] = along[2] + 0.15 if touch.grip is POINTING else 0
        along /= np.linalg.norm(along)
        hand = posed.length(f"wrist.{side}", f"{touch.grip.touches}.{side}")
        wrist = place - along * (hand - touch.grip.behind)
        wrist[2] += touch.grip.below
        reaches[touch.hand] = Reach(wrist, along, touch.grip)
    return reaches


def _carried(posed, look, scale, lowest, root, frame):
    larger = look.height / HEIGHT_OF_BAGS
    if look.backpack:
        turn, rest, place = posed.moved("spine01")
        rest, place = ((point - (0, 0, lowest)) * scale for point in (rest, place))
        on_the_back = empty("on the back", parent=root)
        carried = (Matrix.Translation(place) @ Matrix(turn).to_4x4() @ Matrix.Translation(-rest)
                   @ Matrix.Scale(larger, 4))
        on_the_back.matrix_local = carried
        backpack(look.backpack, on_the_back)
        body = Matrix.Translation((0, 0, -lowest * scale)) @ Matrix.Scale(scale, 4)
        straps(look.backpack, _chest(frame, carried.inverted() @ body), on_the_back)
    if look.bag:
        shoulder = (posed.place("clavicle.R") + 2 * posed.place("upperarm01.R")) / 3 + (0, 0, 0.055 - lowest)
        at_the_side = empty("at the side", parent=root)
        at_the_side.scale = (larger,) * 3
        bag(look.bag, tuple(shoulder * scale / larger), at_the_side)


def _chest(frame, change):
    top = next(obj.data for obj in frame.children if obj.name.startswith("top"))
    return BVHTree.FromPolygons([change @ vertex.co for vertex in top.vertices],
                                [polygon.vertices for polygon in top.polygons])


def _blur(body, at, turn, moves, sideways):
    """Keys the way over the shutter time; stage.py opens the shutter for one frame around frame 1."""
    angle = radians(turn)
    way = (moves * sin(angle) + sideways * cos(angle), -moves * cos(angle) + sideways * sin(angle))
    for frame, share in ((0, -1), (2, 1)):
        body.location = (at[0] + share * way[0], at[1] + share * way[1], at[2])
        body.keyframe_insert("location", frame=frame)
    for curve in body.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = "LINEAR"
    bpy.context.scene.render.use_motion_blur = True
    bpy.context.scene.render.motion_blur_shutter = 1.0
