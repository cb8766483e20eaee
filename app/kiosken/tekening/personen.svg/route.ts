import { drawPeople } from '@/lib/business/drawings/draw-people';

export const dynamic = 'force-static';

/** A separate file: inline the standing person alone would add 0.7 kB compressed to each page. */
export function GET(): Response {
  return new Response(drawPeople(), { headers: { 'content-type': 'image/svg+xml' } });
}
