import { RoomPage, roomMetadata } from './room-page';

export const metadata = roomMetadata;

/** Prerendered without a choice; middleware.ts shows `samenstelling/` for a URL with one. */
export default function Page() {
  return <RoomPage query={new URLSearchParams()} />;
}
