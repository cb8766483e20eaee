import { serve } from '@hono/node-server';
import { createHostedStudio } from './hosted-studio';
import { type HostedOptions, optionsFrom } from './options';

export type { HostedOptions };
export { optionsFrom };

/**
 * Starts the studio for a proxy in front of it, which ends TLS.
 * @returns its port, and what ends it: open requests are answered first
 */
export async function startHostedStudio(options: HostedOptions) {
  const app = createHostedStudio(options);
  const server = serve({ fetch: app.fetch, port: options.port });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the studio has no port');
  return {
    port: address.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
