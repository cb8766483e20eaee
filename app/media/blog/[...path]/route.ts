import { servePostPicture } from '@/lib/post-picture/serve';

type Context = { params: Promise<{ path: string[] }> };

/** The pictures of posts; the other media of the bucket come by the rewrite in next.config.ts. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return servePostPicture(request, (await params).path);
}
