import { securityTxt } from '@/lib/security/security-txt';

/** Made at each request: its date must never lapse. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(securityTxt(new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
