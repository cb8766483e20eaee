import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleStudio } from '../../packages/studio/commands/bundle-studio.ts';
import { signStudioKey } from '../../packages/studio/keys/sign-studio-key.ts';
import type { StudioRole } from '../../packages/studio/keys/studio-key.ts';
import { startNginx } from '../../packages/testbed/system-packages/nginx.ts';
import { findFreePort } from '../../scripts/lib/processes.ts';
import { selfSigned } from './self-signed';
import { sites } from './sites';

type Hosted = typeof import('../../packages/studio/server/hosted/start.ts');
type Running = Awaited<ReturnType<Hosted['startHostedStudio']>>;

const NAME = 'studio.localhost';
const SECRETS: [string] = ['a secret of the hosted studio of the tests'];

export const newKey = (role: StudioRole, name: string, lifetimeSeconds?: number) =>
  signStudioKey(sites.backend.jwtSecret ?? '', { role, name, lifetimeSeconds });

/** Two instances of the hosted studio on the shared test site, behind nginx with TLS. */
export async function startHostedStudios(parallelIndex: number) {
  const folder = path.join('.studio-test', `hosted-${parallelIndex}`);
  const bundle = await bundleStudio(folder, 'packages/studio/server/hosted/start.ts');
  const { startHostedStudio }: Hosted = await import(pathToFileURL(bundle.serverFile).href);
  // The fonts of drawn titles (lib/platform/text/draw-text.ts) are not those of a browser that starts after this.
  delete process.env.FONTCONFIG_FILE;
  const ports = [await findFreePort(), await findFreePort()] as const;
  const nginx = await startNginx({
    instances: [sites.site],
    encrypted: selfSigned(NAME),
    studio: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`],
    isBehindProxy: true,
  });
  const host = `${NAME}:${new URL(nginx.secureUrl).port}`;
  const start = (index: 0 | 1) =>
    startHostedStudio({
      supabaseUrl: sites.backend.url,
      publishableKey: sites.backend.publishableKey,
      siteUrl: sites.site,
      host,
      secrets: SECRETS,
      proxies: ['127.0.0.1'],
      clientFolder: bundle.clientFolder,
      port: ports[index],
    });
  const running = new Map<0 | 1, Running>([
    [0, await start(0)],
    [1, await start(1)],
  ]);
  const port = Number(new URL(nginx.secureUrl).port);

  return {
    url: `https://${host}/`,
    host,
    send: (pathname: string, sent: Sent = {}) => send(port, host, pathname, sent),
    async stop(index: 0 | 1) {
      await running.get(index)?.close();
      running.delete(index);
    },
    async start(index: 0 | 1) {
      running.set(index, await start(index));
    },
    async close() {
      await nginx.stop();
      for (const studio of running.values()) await studio.close();
    },
  };
}

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown };
type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends a request as the client does, over TLS without a known certificate, to a name that Node cannot resolve. */
function send(port: number, host: string, pathname: string, sent: Sent): Promise<Answer> {
  const body = sent.body === undefined ? undefined : JSON.stringify(sent.body);
  const options = {
    ...{ host: '127.0.0.1', port, path: pathname, servername: NAME, rejectUnauthorized: false },
    method: sent.method ?? (body ? 'POST' : 'GET'),
    headers: { host, origin: `https://${host}`, 'x-studio': '1', ...sent.headers },
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    outgoing.on('error', reject).end(body);
  });
}
