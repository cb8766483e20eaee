import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { App } from '@supabase/lite';
import { withRangeSupport } from './public-file.ts';
import type { Queue } from './queue.ts';

export type ServerOptions = {
  /** 0 for any free port. */
  port: number;
  oneAtATime: Queue;
  ownerRoutes?: (request: Request) => Promise<Response | undefined>;
};

/** Serves lite's app on the loopback address only, because its system routes need no key. */
export async function serve(app: App, { port, oneAtATime, ownerRoutes }: ServerOptions) {
  const server = createAdaptorServer({
    async fetch(request: Request, bindings: HttpBindings | Http2Bindings) {
      const { pathname } = new URL(request.url);
      if (pathname !== rawPathOf(bindings)) return new Response(null, { status: 400 });
      const ownResponse = await ownerRoutes?.(request);
      if (ownResponse) return ownResponse;
      // The body is read before the request enters the queue, so that a slow client does not block it.
      const body = request.body ? await request.arrayBuffer() : undefined;
      const complete = body
        ? new Request(request.url, { method: request.method, headers: request.headers, body })
        : request;
      const peerAddress = bindings.incoming.socket.remoteAddress ?? null;
      const response = await oneAtATime(() => app.fetch(complete, { peerAddress }));
      const isPublicFile = pathname.startsWith('/storage/v1/object/public/');
      return isPublicFile ? withRangeSupport(request, response) : response;
    },
  });

  // Node's default of 5 s closes kept-alive connections while the site sends its next request.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the backend has no port');

  return {
    port: address.port,
    async close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await oneAtATime(async () => {});
    },
  };
}

/** The path before dot segments are resolved: one that the site proxies from /media must not reach other routes. */
function rawPathOf({ incoming }: HttpBindings | Http2Bindings) {
  return incoming.url?.split('?')[0];
}
