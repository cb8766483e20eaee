import { DeletedRoom } from './deleted/deleted-room';
import { BlogRoom } from './posts/blog-room';
import { type Room, useRoute } from './shell/route';

const rooms: Record<Room, () => React.ReactNode> = {
  blog: () => <BlogRoom />,
  afbeeldingen: () => null,
  postvak: () => null,
  prullenbak: () => <DeletedRoom />,
};

/** The room of the address. */
export function Rooms() {
  return rooms[useRoute().room]();
}
