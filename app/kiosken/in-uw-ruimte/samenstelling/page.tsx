import { toUrlSearchParams } from '@/lib/requests/http/search-params';
import { RoomPage, roomMetadata } from '../room-page';

export const metadata = roomMetadata;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Rendered per request, so that a link opens with its kiosk and every choice works without JavaScript. */
export default async function Page({ searchParams }: Props) {
  return <RoomPage query={toUrlSearchParams(await searchParams)} />;
}
