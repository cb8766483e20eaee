import { embeddingPage } from '@/lib/configurator/embedding-page';
import { openingQuery } from '@/lib/configurator/own-url';
import { getEnv } from '@/lib/env/env';
import { frameDocument } from '@/lib/frames/frame-document';
import { framedContent } from '@/lib/frames/framed-content';
import { CSP_HEADER } from '@/lib/security/csp.mjs';

type Context = { params: Promise<{ name: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const { searchParams } = new URL(request.url);
  const { referer, host } = embeddingPage(request.headers);
  const query = openingQuery(searchParams, referer, host);
  const content = framedContent(name, query, getEnv());
  const { html, policy } = content
    ? frameDocument(content)
    : { html: 'Dit kader bestaat niet.', policy: "default-src 'none'; frame-ancestors 'self'" };
  return new Response(html, {
    status: content ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // The response depends on the `Referer`, which is not part of a cache key.
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      [CSP_HEADER]: policy,
    },
  });
}
