import { toAtom } from '@/lib/pages/feeds/atom';
import { feedRoutes } from '@/lib/routes';
import { feedResponse } from '../feed-response';

export const revalidate = 60;

export function GET() {
  return feedResponse(toAtom, feedRoutes.atom, 'application/atom+xml');
}
