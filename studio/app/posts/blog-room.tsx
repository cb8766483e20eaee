import { RoomHeading } from '../shell/room-heading';
import { useRoute } from '../shell/route';
import { PostList } from './list/post-list';
import { PostPage } from './post/post-page';

/** The list of posts; with an open post beside it where there is room. */
export function BlogRoom() {
  const [id] = useRoute().parts;
  if (!id) {
    return (
      <div className="mx-auto w-full max-w-4xl px-gutter py-6">
        <RoomHeading>Blog</RoomHeading>
        <PostList />
      </div>
    );
  }
  return (
    <div className="grid grow min-[1400px]:grid-cols-[20rem_minmax(0,1fr)]">
      <aside
        aria-label="Alle berichten"
        className="hidden border-line border-r p-4 min-[1400px]:block"
      >
        <PostList openId={id} />
      </aside>
      <PostPage key={id} id={id} />
    </div>
  );
}
