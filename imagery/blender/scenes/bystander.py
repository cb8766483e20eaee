"""Somebody of 1.75 m who looks at a kiosk, to lay over the pictures of the studio at the scale of its floor models."""
from dataclasses import replace

from geometry import LYING, quad
from materials import material
from props.people import AT_REST, Look, person
from scenes.studio import EYE, FLOOR, PICTURE, lights
from stage import Scene, camera

WIDTH = 0.9  # m, of the picture, which is as high as those of the floor models
SIDE = 0.74  # m to the right of the middle of theirs
TURN = 26  # degrees, of the kiosk that the light is for


def build():
    person((SIDE, 0, 0), -146, replace(AT_REST, arms=((10, 30), (2, 18)), nod=2, look=24),
           Look("male", "cardigan", "#4a5a68", "#2d343c", hair="cropped"))
    floor = quad("floor", 20, 12, material("floor", "#d8d6d2", 0.9, 0), rotation=LYING)
    floor.is_shadow_catcher = True
    lights(TURN, 2.1)
    frame, bottom = FLOOR
    camera(EYE, 36 * abs(EYE.y) / frame, shift_x=SIDE / frame, shift_y=(bottom + frame / 2 - EYE.z) / frame)


SCENES = {"bystander": Scene(build, round(PICTURE * WIDTH / FLOOR[0]), PICTURE, transparent=True, exposure=-0.1)}
