import { proxyMedia } from '@/lib/media/media-proxy';

type Context = { params: Promise<{ path: string[] }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return proxyMedia(request, (await params).path);
}

// Without this export Next answers HEAD by fetching the whole file.
export const HEAD = GET;
