import { renderSVG } from 'uqr';
import { getEnv } from '@/lib/env/env';
import { contactCard } from '../contact-card';

export const dynamic = 'force-static';

/**
 * The code on the back of the business card. A file of its own: within the page it was 4.8 kB
 * compressed, twice, since React sends what it renders once more as data.
 */
export function GET() {
  const code = renderSVG(contactCard(getEnv().SITE_URL), { ecc: 'M', border: 2 });
  return new Response(code, { headers: { 'content-type': 'image/svg+xml' } });
}
