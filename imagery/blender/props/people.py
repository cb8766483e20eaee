"""Visitors in a room, from behind or from the side.

Each garment is a distance field over a skeleton of joints, made into a mesh. Local front is -Y, feet at z = 0, so
turn=180 faces away from a camera that looks along +Y.
"""
from dataclasses import dataclass, replace
from math import cos, radians, sin

import numpy as np

import bpy

from geometry import empty
from materials import material
from props.bags import backpack, bag
from props.distance_fields import Grid, joined
from props.hands import FLAT, POINTING, RELAXED, Grip, hand, reach_of
from props.heads import face, hair
import surfaces

HEIGHT = 1.75  # m, of the skeleton below
HIP, KNEE, ANKLE = 0.92, 0.43, 0.41  # height of the hip, lengths of thigh and shin
UPPER_ARM, FOREARM = 0.30, 0.26
FOREARM_OUTWARDS = {"coat": 0.10, "jacket": -0.04, "shirt": -0.10}  # keeps the hands out of the clothes


@dataclass(frozen=True)
class Touch:
    """A place of the room at which a hand, the right (0) or left (1), ends: by the index finger or flat."""

    place: tuple
    hand: int = 1
    grip: Grip = POINTING


@dataclass
class Pose:
    """Angles in degrees, forwards from hanging down: (thigh, shin) and (upper arm, forearm), right before left; `look`
    turns the head to the left."""

    legs: tuple = ((2, -1), (-3, -5))
    arms: tuple = ((2, 14), (-4, 10))
    lean: float = 0.0
    nod: float = 8.0
    look: float = 0.0
    hip: float = HIP


AT_REST = Pose()
WAITING = Pose(legs=((6, 1), (-4, -6)), arms=((8, 92), (-4, 12)), nod=24)  # looks at a telephone
LOOKING_UP = Pose(legs=((3, 0), (-4, -6)), arms=((3, 12), (-3, 16)), nod=-12)
TOUCHING = Pose(legs=((4, 0), (-6, -8)), arms=((46, 82), (-4, 12)), lean=3, nod=4)
WALKING = Pose(legs=((25, 12), (-15, -43)), arms=((-22, -6), (20, 42)), lean=4, nod=4)
STRIDING = Pose(legs=((-14, -36), (27, 16)), arms=((26, 52), (-24, -8)), lean=6, nod=3)
SEATED = Pose(legs=((84, 6), (82, -4)), arms=((22, 74), (26, 78)), lean=7, nod=14, hip=0.50)


@dataclass
class Look:
    """Clothes and hair. top: jacket, coat or shirt; below: trousers or skirt; hair: short, bob, bun, long or cap."""

    top: str = "jacket"
    colour: str = "#39424a"
    below: str = "trousers"
    lower: str = "#23272c"
    hair: str = "short"
    hair_colour: str = "#3a2a20"
    skin: str = "#b88a6c"
    shoes: str = "#1f1c1a"
    scarf: str | None = None
    bag: str | None = None
    backpack: str | None = None
    height: float = HEIGHT
    width: float = 1.0
    seed: int = 1


def _step(point, length, angle, outwards=0.0):
    angle = radians(angle)
    return (point[0] + length * outwards, point[1] - length * sin(angle), point[2] - length * cos(angle))


def _bent(shoulder, wrist, outwards):
    """Elbow between shoulder and wrist, hanging down and `outwards` (-1 to 1); a wrist out of reach comes nearer."""
    shoulder, wrist = np.array(shoulder), np.array(wrist)
    way = wrist - shoulder
    length = min(np.linalg.norm(way), (UPPER_ARM + FOREARM) * 0.985)
    way = way / np.linalg.norm(way)
    along = (UPPER_ARM ** 2 - FOREARM ** 2 + length ** 2) / (2 * length)
    down = np.array((outwards * 0.55, 0.15, -1.0))
    down = down - way * (down @ way)
    elbow = shoulder + way * along + down / np.linalg.norm(down) * np.sqrt(UPPER_ARM ** 2 - along ** 2)
    return tuple(elbow), tuple(shoulder + way * length)


def _skeleton(pose, look, touches=()):
    """Joints by name; `lean` moves everything above the hip forwards. `touches` are in the skeleton's coordinates."""
    slope = sin(radians(pose.lean))

    def lean(z):
        return np.maximum(z - HIP, 0) * slope

    joints = {"lean": lean, "legs": [], "arms": [], "hands": []}
    for side, (thigh, shin) in zip((-1, 1), pose.legs):
        hip = (side * 0.088, 0, HIP)
        knee = _step(hip, KNEE, thigh, side * 0.02)
        joints["legs"].append((hip, knee, _step(knee, ANKLE, shin)))
    touching = {touch.hand: touch for touch in touches}
    for hand_side, (side, (upper, fore)) in enumerate(zip((-1, 1), pose.arms)):
        shoulder = (side * 0.160 * look.width, 0.008 - float(lean(1.37)), 1.372)
        if hand_side in touching:
            elbow, wrist, along = _towards(touching[hand_side], shoulder, side)
            joints["hands"].append((along, touching[hand_side].grip))
        else:
            elbow = _step(shoulder, UPPER_ARM, upper, side * 0.16)
            wrist = _step(elbow, FOREARM, fore, side * FOREARM_OUTWARDS[look.top])
            joints["hands"].append((np.array(wrist) - np.array(elbow), RELAXED))
        joints["arms"].append((shoulder, elbow, wrist))
    return joints


def _towards(touch, shoulder, side):
    """Elbow, wrist and direction of the fingers of an arm that touches."""
    along = np.array(touch.place) - np.array(shoulder)
    # A finger points from below the shoulder, where the elbow is; a flat hand lies level.
    along[2] = along[2] + 0.15 if touch.grip is POINTING else 0
    along /= np.linalg.norm(along)
    wrist = np.array(touch.place) - along * reach_of(touch.grip)
    return *_bent(shoulder, wrist, side), along


def _top(grid, look, joints, seated):
    w = look.width
    hem = {"coat": 0.56, "jacket": 0.76, "shirt": 0.84}[look.top] if not seated else 0.88
    flare = 0.035 if look.top == "coat" else 0.0
    loose = {"coat": 0.016, "jacket": 0.010, "shirt": 0.0}[look.top]
    hips = loose + 0.022 * seated  # over the thighs
    sections = [(hem, (0.178 + flare) * w + hips, 0.125 + flare + hips, 0), (0.92, 0.176 * w + hips, 0.126 + hips, 0),
                (1.08, 0.146 * w + loose, 0.104 + loose, 0), (1.26, 0.176 * w + loose, 0.116 + loose, 0.006),
                (1.35, 0.180 * w + loose, 0.108 + loose, 0.014), (1.395, 0.163 * w + loose, 0.094, 0.018),
                (1.43, 0.124 * w + loose, 0.082, 0.016), (1.46, 0.086, 0.072, 0.010), (1.51, 0.061, 0.064, 0)]
    torso = grid.stack(sections, joints["lean"])
    sleeve = 0.052 + loose * 0.5
    arms = [joined(0.02, grid.limb(s, e, sleeve, sleeve * 0.86), grid.limb(e, h, sleeve * 0.88, sleeve * 0.72))
            for s, e, h in joints["arms"]]
    creases = grid.folds(look.seed, (0.030, 0.085), 0.0048) + grid.folds(look.seed + 1, (0.016, 0.022), 0.0018)
    # A leg that steps forwards carries the cloth along.
    thighs = [grid.limb(h, np.array(h) + (np.array(k) - np.array(h)) * min(1, (HIP - hem) / KNEE + 0.06),
                        0.100 + loose, 0.092 + loose + flare * 0.6) for h, k, _ in joints["legs"] if not seated]
    return joined(0.040, torso, *thighs, *arms) + creases


def _below(grid, look, joints):
    legs = []
    for hip, knee, ankle in joints["legs"]:
        legs.append(joined(0.03, grid.limb(hip, knee, 0.098, 0.068), grid.limb(knee, ankle, 0.068, 0.056)))
    pelvis = grid.stack([(0.80, 0.156, 0.110, 0), (0.90, 0.160, 0.108, 0), (0.99, 0.130, 0.090, 0)], joints["lean"])
    shape = joined(0.035, pelvis, *legs)
    if look.below == "skirt":
        skirt = grid.stack([(0.42, 0.225, 0.185, 0.0), (0.75, 0.190, 0.140, 0), (0.90, 0.160, 0.108, 0),
                            (0.99, 0.130, 0.090, 0)], joints["lean"])
        return skirt + grid.folds(look.seed + 2, (0.022, 0.20), 0.007)
    return shape + grid.folds(look.seed + 2, (0.026, 0.045), 0.0038)


def _shoe(grid, knee, ankle):
    """A foot at a right angle to the shin."""
    shin = np.array(ankle) - np.array(knee)
    shin = shin / np.linalg.norm(shin)
    forward = np.array((0, shin[2], -shin[1]))
    heel = np.array(ankle) + shin * 0.045 - forward * 0.035
    toe = np.array(ankle) + shin * 0.060 + forward * 0.165
    return joined(0.03, grid.limb(heel, toe, 0.042, 0.036), grid.limb(ankle, heel, 0.046, 0.040))


def _seen_by(figure_at, turn, scale, lowest, place):
    """A place of the room in the coordinates of the skeleton."""
    x, y, z = (p - a for p, a in zip(place, figure_at))
    angle = radians(-turn)
    return ((x * cos(angle) - y * sin(angle)) / scale, (x * sin(angle) + y * cos(angle)) / scale, z / scale + lowest)


def _hands(joints, skin, frame):
    for side, (along, grip), (_, _, wrist) in zip((-1, 1), joints["hands"], joints["arms"]):
        raised = max(0.0, 1 + along[2] / np.linalg.norm(along))  # 0 hanging, 1 level
        hand("hand", wrist, along, (-side, 0, (-2.2 if grip is not FLAT else -20) * raised), -side, grip, skin, frame)


def person(at, turn, pose=AT_REST, look=Look(), moves=0.0, sideways=0.0, cell=0.011, touches=()):
    """One figure; `moves` = metres forwards while the shutter is open, `sideways` = to its left; a little of it blurs
    the outline of somebody who stands still, much makes a passer-by. Takes 4-6 s to build."""
    scale = look.height / HEIGHT
    lowest = min(ankle[2] for _, _, ankle in _skeleton(pose, look)["legs"]) - 0.088
    touches = [replace(touch, place=_seen_by(at, turn, scale, lowest, touch.place)) for touch in touches]
    joints = _skeleton(pose, look, touches)
    seated = pose.hip < 0.7
    body = empty("person", at, (0, 0, radians(turn)))
    frame = empty("figure", (0, 0, -lowest * scale), parent=body)
    frame.scale = (scale,) * 3
    reach = 0.80 if seated else 0.62
    lower = Grid((-0.26, -reach, min(-0.12, lowest)), (0.26, reach, 1.06), cell)
    upper = Grid((-0.48, -reach, 0.50), (0.48, 0.34, 1.60), cell)
    top = Grid((-0.13, -0.34, 1.16), (0.13, 0.26, 1.80), cell * 0.7)
    cloth = surfaces.cloth(look.colour)
    skin = material("skin", look.skin, 0.55, 0.3)
    legs = joints["legs"]
    lower.solid("below", _below(lower, look, joints), surfaces.cloth(look.lower), frame)
    if look.below == "skirt":
        lower.solid("calves", joined(0.01, *(lower.limb(k, a, 0.056, 0.040) for _, k, a in legs)),
                   material("tights", "#2a2526", 0.7, 0.2), frame)
    lower.solid("shoes", joined(0.004, *(_shoe(lower, k, a) for _, k, a in legs)), surfaces.leather(look.shoes), frame)
    upper.solid("top", _top(upper, look, joints, seated), cloth, frame)
    shift = -float(joints["lean"](1.60))
    tip = -0.10 * sin(radians(pose.nod))
    head = (0, shift + tip - 0.012, 1.635)
    _hands(joints, skin, frame)
    neck = empty("neck", (0, shift, 0), (0, 0, radians(pose.look)), frame)
    skull = empty("skull", (0, -shift, 0), parent=neck)
    top.solid("head", face(top, head, (0, shift + 0.006, 1.48)), skin, skull)
    made = surfaces.cloth(look.hair_colour) if look.hair == "cap" else material("hair", look.hair_colour, 0.5, 0.35)
    top.solid("hair", hair(top, look, head), made, skull)
    if look.scarf:
        around = top.ball((0, shift - 0.004, 1.488), (0.098, 0.100, 0.052))
        top.solid("scarf", around + top.folds(look.seed + 5, (0.02, 0.014), 0.005), surfaces.cloth(look.scarf), frame)
    if look.backpack:
        backpack(upper, look, shift, frame)
    if look.bag:
        bag(upper, look, joints, frame)
    if moves or sideways:
        _blur(body, at, turn, moves, sideways)
    return body


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
