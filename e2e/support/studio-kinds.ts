import { pathToFileURL } from 'node:url';
import { bundleStudio } from '../../packages/studio/commands/bundle-studio.ts';
import { signStudioKey } from '../../packages/studio/keys/sign-studio-key.ts';
import type { StudioRole } from '../../packages/studio/keys/studio-key.ts';
import type { StudioOptions } from '../../packages/studio/server/main.ts';
import { openDoors } from './signed-in-studio';
import { sites } from './sites';
import { setUrlForNode } from './studio-api';

type LocalServer = typeof import('../../packages/studio/server/main.ts');
type HostedServer = typeof import('../../packages/studio/server/hosted/start.ts');

export type StudioKind = 'local' | 'hosted';
export type Person = { role: StudioRole; name: string };
export type Backend = { url: string; publishableKey: string; jwtSecret?: string };
export type OwnOptions = Partial<
  { backend: Backend } & Pick<
    StudioOptions,
    'eraseDeletedMessages' | 'signedBy' | 'healthToken' | 'siteUrl'
  >
>;

/** What a studio that starts again has of its own. */
export type Restart = Partial<Pick<StudioOptions, 'urlSecret'>> & {
  /** Called while no studio runs. */
  whileStopped?: () => Promise<unknown>;
};

export type TestStudio = {
  url: string;
  /** Starts it again at the same port. @returns its URL */
  restart: (restart?: Restart) => Promise<string>;
  close: () => Promise<void>;
};

type Starter = (person: Person, own?: OwnOptions) => Promise<TestStudio>;

/** Studios as `npm run studio` starts them. */
export async function localStudios(folder: string): Promise<Starter> {
  const { serverFile, clientFolder } = await bundleStudio(folder);
  const { startStudio }: LocalServer = await import(pathToFileURL(serverFile).href);
  return async (person, { backend = sites.backend, ...own } = {}) => {
    const studioKey = await signStudioKey(backend.jwtSecret ?? '', person);
    const options = {
      ...accessTo(backend),
      ...{ studioKey, urlSecret: studioKey, clientFolder, ...own },
    };
    let studio = await startStudio({ ...options, port: 0 });
    const port = Number(new URL(studio.url).port);
    return {
      url: studio.url,
      async restart({ whileStopped, ...own } = {}) {
        await studio.close();
        await whileStopped?.();
        studio = await startStudio({ ...options, ...own, port });
        return studio.url;
      },
      close: () => studio.close(),
    };
  };
}

/**
 * Hosted studios, in which the person is signed in.
 * @param isForNode whether tests without a browser use the URL
 */
export async function hostedStudios(folder: string, isForNode: boolean): Promise<Starter> {
  const entryPoint = 'packages/studio/server/hosted/start.ts';
  const { serverFile, clientFolder } = await bundleStudio(folder, entryPoint);
  const { startHostedStudio }: HostedServer = await import(pathToFileURL(serverFile).href);
  // The fonts of drawn titles (lib/platform/text/draw-text.ts) are not those of a browser that starts after this.
  if (!isForNode) delete process.env.FONTCONFIG_FILE;
  let count = 0;
  return async (person, { backend = sites.backend, ...own } = {}) => {
    const studioKey = await signStudioKey(backend.jwtSecret ?? '', person);
    count += 1;
    // A cookie belongs to a name, whatever the port.
    const doors = await openDoors(`studio-${count}.localhost`);
    const options = {
      ...accessTo(backend),
      ...{ host: doors.host, clientFolder, proxies: [], ...own },
      secrets: ['a secret of the hosted studio of the tests'] as [string],
    };
    let studio = await startHostedStudio({ ...options, port: 0 });
    const { port } = studio;
    await doors.leadTo(port, studioKey);
    setUrlForNode(doors.url, doors.plainUrl);
    return {
      url: isForNode ? doors.plainUrl : doors.url,
      async restart({ whileStopped } = {}) {
        await studio.close();
        await whileStopped?.();
        studio = await startHostedStudio({ ...options, port });
        return doors.url;
      },
      async close() {
        doors.close();
        await studio.close();
      },
    };
  };
}

function accessTo({ url, publishableKey }: Backend) {
  return { supabaseUrl: url, publishableKey, siteUrl: sites.site };
}
