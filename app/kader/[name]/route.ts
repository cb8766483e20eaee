import { frameDocument } from '@/lib/pages/frames/frame-document';
import { framedContent } from '@/lib/pages/frames/framed-content';
import { getEnv } from '@/lib/platform/env/env';
import { CSP_HEADER } from '@/lib/requests/security/csp.mjs';

type Context = { params: Promise<{ name: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const { searchParams } = new URL(request.url);
  const content = framedContent(name, searchParams, getEnv());
  const { html, policy } = content
    ? frameDocument(content)
    : { html: 'Dit kader bestaat niet.', policy: "default-src 'none'; frame-ancestors 'self'" };
  return new Response(html, {
    status: content ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      [CSP_HEADER]: policy,
    },
  });
}
