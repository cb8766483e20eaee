import { toRss } from '@/lib/pages/feeds/rss';
import { feedRoutes } from '@/lib/routes';
import { feedResponse } from '../feed-response';

export const revalidate = 60;

export function GET() {
  return feedResponse(toRss, feedRoutes.rss, 'application/rss+xml');
}
