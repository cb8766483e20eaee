"""One kiosk on its way: sheet, coat, glass, test, delivery, placing. Every picture shows one step and who does it."""
from scenes import making_delivery, making_workshop
from stage import Scene

BUILDERS = {
    "making-sheet": making_workshop.sheet,
    "making-powder": making_workshop.powder,
    "making-glass": making_workshop.glass_laid_in,
    "making-test": making_workshop.test,
    "making-lorry": making_delivery.lorry,
    "making-fitting": making_delivery.fitting,
}
SCENES = {name: Scene(build, 1440, 960, samples=14, threshold=0.03) for name, build in BUILDERS.items()}
