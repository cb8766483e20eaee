import { renderSVG } from 'uqr';
import { getEnv } from '@/lib/platform/env/env';
import { contactCard } from '../business-card/contact-card';

export const dynamic = 'force-static';

/** A separate file: inline it cost 4.8 kB compressed, twice (HTML and RSC payload). */
export function GET() {
  const code = renderSVG(contactCard(getEnv().SITE_URL), { ecc: 'M', border: 2 });
  return new Response(code, { headers: { 'content-type': 'image/svg+xml' } });
}
