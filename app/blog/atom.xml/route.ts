import { toAtom } from '@/lib/feeds/atom';
import { feedRoutes } from '@/lib/routes';
import { answerWithFeed } from '../feed-response';

export const revalidate = 60;

export function GET() {
  return answerWithFeed(toAtom, feedRoutes.atom, 'application/atom+xml');
}
