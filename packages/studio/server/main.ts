import { createHmac } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { readStudioKey } from '../keys/studio-key';
import type { ApiContext } from './api-context';
import { clientRoutes } from './client-files';
import { createDatabase } from './database';
import { personRoutes } from './person-routes';
import { openPreviewAccess } from './preview-access';
import { onlyOwnRequests, STUDIO_HEADER, secureHeaders } from './security';
import { siteFileRoutes } from './site';

export type StudioOptions = {
  /** Has no slash at its end. */
  supabaseUrl: string;
  publishableKey: string;
  /** The JWT of a person: packages/studio/keys. */
  studioKey: string;
  /** The site whose pages are previewed, without a slash at its end. */
  siteUrl: string;
  /** The folder with the bundled client. */
  clientFolder: string;
  /** Makes the token of the URL: with the same one, a window that is open goes on after a restart. */
  urlSecret: string;
  /** 0 for any free port. */
  port: number;
} & Pick<ApiContext, 'eraseDeletedMessages' | 'signedBy' | 'healthToken'>;

const LOOPBACK = '127.0.0.1';

/**
 * Starts the studio on this machine only.
 * @returns its URL, which holds the token that every request needs
 */
export async function startStudio(options: StudioOptions) {
  const person = readStudioKey(options.studioKey);
  if (!person) throw new Error('STUDIO_KEY is not a key of the studio.');
  const database = createDatabase(options);
  const previewAccess = await openPreviewAccess(database);
  const token = createHmac('sha256', options.urlSecret)
    .update(`URL of the studio of ${person.name}`)
    .digest('base64url');
  let origin = '';

  // Strict routing would not do: the document is at the token with a slash behind it, so that its relative URLs hold the token.
  const app = new Hono({ strict: false });
  app.use(
    secureHeaders(),
    onlyOwnRequests({
      origin: () => origin,
      documentPath: /^\/[^/]+\/?$/,
      isOwnChange: (headers) => headers.get(STUDIO_HEADER) === '1',
    }),
  );
  app.route('/', siteFileRoutes(options.siteUrl));
  const studio = new Hono();
  studio.route('/', clientRoutes(options.clientFolder));
  studio.route('/', personRoutes({ ...options, database, person }, previewAccess));
  app.route(`/${token}`, studio);

  const server = serve({ fetch: app.fetch, hostname: LOOPBACK, port: options.port });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the studio has no port');
  origin = `http://${LOOPBACK}:${address.port}`;

  return {
    url: `${origin}/${token}/`,
    async close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
