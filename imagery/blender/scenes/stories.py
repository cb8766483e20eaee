"""One picture per blog post, named by the slug of the post."""
from scenes import story_places, story_rooms, story_studio
from stage import Scene

BUILDERS = {**story_studio.BUILDERS, **story_places.BUILDERS, **story_rooms.BUILDERS}
SCENES = {slug: Scene(build, 1200, 675, samples=28, threshold=0.03) for slug, build in BUILDERS.items()}
