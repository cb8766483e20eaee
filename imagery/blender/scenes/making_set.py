"""What the pictures of the making share: the colour of the kiosk, the clothes, the light of the workshop."""
from props.people import Look
from scenes.story_places import shop_front_shadow
from stage import area, sun, world

COLOUR = "2004"
BLUE, BLACK = "#2c3f54", "#1c2024"
WORKER = Look("male", "overalls", "#cfd2d2", BLUE)


def daylight(power=150):
    """Sun through windows on the left, a soft fill from the front."""
    shop_front_shadow(-4.6)
    world(0.26, "#dfe6ec")
    sun((0.80, 0.50, -0.36), 4.6, (1, 0.90, 0.76), 0.8)
    area("window", (-4.4, -1.6, 3.0), (0, 0.3, 0.9), 4.0, 2.4, power, (0.92, 0.96, 1), glossy=False)
    area("fill", (3.6, -5.0, 2.6), (0.2, 0.2, 0.9), 3.4, 2.4, power * 0.35, (1, 0.96, 0.90), glossy=False)
