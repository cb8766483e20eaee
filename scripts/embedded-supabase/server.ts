import { createAdaptorServer } from '@hono/node-server';
import { answerForFile } from './public-file.ts';
import { createTableEditorFiles } from './table-editor.ts';

/**
 * Serves lite's app on the loopback address only: its system routes answer without a key.
 * @param options `port` 0 for any free one; `ownerRoutes` answers undefined for what is not its own
 */
export async function serve(
  app: { fetch: (request: Request, context?: any) => Promise<Response> | Response },
  {
    port,
    hasTableEditor,
    oneAtATime,
    ownerRoutes,
  }: {
    port: number;
    hasTableEditor: boolean;
    oneAtATime: ReturnType<typeof import('./one-at-a-time.ts').createQueue>;
    ownerRoutes?: (request: Request) => Promise<Response | undefined>;
  },
) {
  const tableEditorFile = hasTableEditor ? createTableEditorFiles() : undefined;

  const server = createAdaptorServer({
    async fetch(request: Request, environment: any) {
      const { pathname } = new URL(request.url);
      if (pathname !== sentPath(environment)) return new Response(null, { status: 400 });
      const answer = (await ownerRoutes?.(request)) ?? (await tableEditorFile?.(pathname));
      if (answer) return answer;
      // The body is read before the turn is taken, so that a slow sender holds nobody up.
      const body = request.body ? await request.arrayBuffer() : undefined;
      const complete = body
        ? new Request(request.url, { method: request.method, headers: request.headers, body })
        : request;
      const peerAddress = environment?.incoming?.socket?.remoteAddress ?? null;
      const response = await oneAtATime(() => app.fetch(complete, { peerAddress }));
      const isPublicFile = pathname.startsWith('/storage/v1/object/public/');
      return isPublicFile ? answerForFile(request, response) : response;
    },
  });

  // The site keeps connections open. Node's 5 s closes them while it sends: errors.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
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

/**
 * The path before dots in it were resolved: what the site passes on from /media must not lead to
 * another part of the backend, least of all while the table editor makes an owner of everybody here.
 */
function sentPath(environment: any) {
  return environment?.incoming?.url?.split('?')[0];
}
