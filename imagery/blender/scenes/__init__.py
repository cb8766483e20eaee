"""Every picture by name."""
import importlib
import pkgutil

import rooms
from scenes import details, lineup, stories, studio

SCENES = {**studio.SCENES, **lineup.SCENES, **details.SCENES, **stories.SCENES}
for module in pkgutil.iter_modules(rooms.__path__):
    SCENES.update(importlib.import_module(f"rooms.{module.name}").SCENES)

# True renders in the colours that develop/colour_difference.py compares with the layers.
for code in ("9005", "9016", "3020"):
    SCENES.update({f"{name}-in-{code}": studio.scene(shot, code) for name, shot in studio.SHOTS.items()})
