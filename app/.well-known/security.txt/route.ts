import { securityTxt } from '@/lib/requests/security/security-txt';

/** Rendered per request, so that the expiry date always lies in the future. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(securityTxt(new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
