import { serveMedia } from '@/lib/serve-media';

type Context = { params: Promise<{ path: string[] }> };

/** The films and pictures of the bucket, under our own origin. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return serveMedia(request, (await params).path);
}

// Otherwise Next answers HEAD by fetching the whole file.
export const HEAD = GET;
