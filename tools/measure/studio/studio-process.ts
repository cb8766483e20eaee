// What npm run studio runs without the site, in a process that can be killed:
// node studio-process.ts <data folder> <server file> <client folder>
import { pathToFileURL } from 'node:url';
import { startEmbeddedSupabase } from '../../../packages/local-supabase/index.ts';
import { signStudioKey } from '../../../packages/studio/keys/sign-studio-key.ts';

const NO_SITE = 'http://127.0.0.1:9';

const [folder, serverFile = '', clientFolder = ''] = process.argv.slice(2);
const { startStudio }: typeof import('../../../packages/studio/server/main.ts') = await import(
  pathToFileURL(serverFile).href
);
const backend = await startEmbeddedSupabase({ folder });
const studio = await startStudio({
  supabaseUrl: backend.url,
  publishableKey: backend.publishableKey,
  studioKey: await signStudioKey(backend.jwtSecret, { role: 'owner', name: 'Meting' }),
  urlSecret: backend.jwtSecret,
  siteUrl: NO_SITE,
  clientFolder,
  port: 0,
});
process.send?.(studio.url);
// The parent process has ended, possibly by a crash.
process.on('disconnect', () => process.exit());
