import { proxyMedia } from '@/lib/posts/media/media-proxy';

type Context = { params: Promise<{ path: string[] }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return proxyMedia(request, (await params).path);
}

// Next would respond to HEAD by fetching the whole file without this export.
export const HEAD = GET;
