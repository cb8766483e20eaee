import { RoomHeading } from '../shell/room-heading';
import type { Route } from '../shell/route';
import { NewPostButton } from './new-post-button';
import { PostFilter } from './post-filter';
import { PostList } from './post-list';

/** The list of posts, or one post with the list beside it. */
export function BlogRoom({ route }: { route: Route }) {
  return (
    <div className="@container mx-auto grid w-full max-w-5xl gap-6 px-4 py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <RoomHeading title="Blog" className="font-bold text-heading">
          Blog
        </RoomHeading>
        <NewPostButton />
      </div>
      <PostFilter route={route} />
      <PostList route={route} />
    </div>
  );
}
