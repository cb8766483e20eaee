import { toRss } from '@/lib/feeds/rss';
import { feedRoutes } from '@/lib/routes';
import { answerWithFeed } from '../feed-response';

export const revalidate = 60;

export function GET() {
  return answerWithFeed(toRss, feedRoutes.rss, 'application/rss+xml');
}
