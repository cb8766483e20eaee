import { readFileSync } from 'node:fs';
import { App, setExperimental } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { backUp } from './backup.ts';
import { connect } from './connection.ts';
import { newSettings, openDataFolder, type Settings } from './data-folder.ts';
import { eraseDeletedMessages } from './erase-deleted-messages.ts';
import { applyMigrations, applySeed } from './migrations.ts';
import { createObjectStore } from './object-store.ts';
import { createOwnerRoutes } from './owner-routes.ts';
import { createQueue } from './queue.ts';
import { type ServerOptions, serve } from './server.ts';
import { uploadMedia } from './upload-media.ts';

const MIGRATIONS = 'supabase/migrations';
const SEED = 'supabase/seed.sql';
const MEDIA = 'supabase/media';
/** The schedules of pg_cron in a hosted project. */
const ANNOUNCE_DUE_POSTS_MS = 30_000;
const DAILY_MS = 24 * 60 * 60 * 1000;
/** PGlite has no autovacuum, and typing saves a draft of up to 200 kB every second. */
const VACUUM_DRAFTS_MS = 10 * 60 * 1000;
const roles = readFileSync(new URL('roles.sql', import.meta.url), 'utf8');
const defaultRights = readFileSync(new URL('default-rights.sql', import.meta.url), 'utf8');

type EmbeddedSupabaseOptions = {
  /** Keeps the data between runs; without it everything is in memory. */
  folder?: string;
  /** Receives the JSON body of the revalidation webhook after each commit, and when a scheduled post is due. */
  onPostsChanged?: (body: string) => void;
  announceDuePostsMs?: number;
};

/** Supabase on Postgres in WebAssembly, in this process, with the migrations and routes of a hosted project. */
export async function startEmbeddedSupabase({
  folder,
  onPostsChanged,
  announceDuePostsMs = ANNOUNCE_DUE_POSTS_MS,
}: EmbeddedSupabaseOptions = {}) {
  const data = folder ? openDataFolder(folder) : undefined;
  const settings = data?.settings ?? { ...newSettings(), port: 0 };
  const { publishableKey, secretKey, jwtSecret, revalidateSecret } = settings;
  try {
    const connection = await connect(data?.databaseFolder);
    const app = await withoutWarnings(() => createApp(connection, settings, data?.storageFolder));
    await connection.driver.exec(roles);
    await connection.driver.exec(defaultRights);
    await applyMigrations(connection, MIGRATIONS);
    await applySeed(connection, SEED);
    // PGlite has no autovacuum: without statistics related posts read 668 index entries instead of 8 (2,000 posts).
    await connection.driver.exec('analyze');
    if (onPostsChanged) await connection.driver.listen('posts_changed', onPostsChanged);

    const oneAtATime = createQueue();
    const erase = () => oneAtATime(() => eraseDeletedMessages(connection.driver));
    const server = await serveOnFreePort(app, settings.port, {
      oneAtATime,
      ownerRoutes: folder
        ? createOwnerRoutes(secretKey, {
            erase,
            backUp: () => backUp({ database: connection.driver, folder, oneAtATime }),
          })
        : undefined,
    });
    data?.saveSettings({
      publishableKey,
      secretKey,
      jwtSecret,
      revalidateSecret,
      port: server.port,
    });
    const url = `http://127.0.0.1:${server.port}`;
    const call = (name: string) => oneAtATime(() => callFunction(connection, name));
    const deleteWhatExpired = async () => {
      await call('public.purge_deleted_posts');
      await call('public.delete_old_messages');
      // Erases also messages that were deleted by SQL. In memory there are no files.
      if (folder) await erase().catch(logFailure('erasing deleted messages'));
    };
    const vacuumDrafts = () =>
      oneAtATime(() =>
        connection.driver.exec('vacuum public.post_drafts, private.post_search'),
      ).catch(logFailure('vacuuming drafts'));
    const timers = [
      setInterval(() => call('private.announce_due_posts'), announceDuePostsMs),
      setInterval(deleteWhatExpired, DAILY_MS),
      setInterval(vacuumDrafts, VACUUM_DRAFTS_MS),
    ];
    await deleteWhatExpired();
    await uploadMedia({ url, secretKey, folder: MEDIA });

    return {
      url,
      publishableKey,
      secretKey,
      /** Signs the keys of the studio. */
      jwtSecret,
      revalidateSecret,
      /** Removes deleted messages from the files of the database. */
      eraseDeletedMessages: erase,
      /** Runs statements as the owner of the database and returns the rows of the last one; `Row` is not checked. */
      async run<Row extends object = Record<string, unknown>>(sql: string): Promise<Row[]> {
        const results = await oneAtATime(() => connection.driver.exec(sql));
        return (results.at(-1)?.rows ?? []) as Row[];
      },
      async close() {
        for (const timer of timers) clearInterval(timer);
        await server.close();
        await connection.close();
        data?.close();
      },
    };
  } catch (error) {
    data?.close();
    throw error;
  }
}

async function callFunction(connection: PgliteConnection, name: string) {
  await connection.driver.query(`select ${name}()`).catch(logFailure(name));
}

function logFailure(task: string): (error: unknown) => void {
  return (error) =>
    console.error(`${task} failed: ${error instanceof Error ? error.message : error}`);
}

async function createApp(
  connection: PgliteConnection,
  settings: Settings,
  storageFolder: string | undefined,
) {
  setExperimental('storage', true);
  const app = new App({
    connection,
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.publishableKey,
      secret_key: settings.secretKey,
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    // Lite's table editor gives every request from this machine full access without a key.
    studio: { enabled: false },
    options: { server: { disableStudio: true, admin: false } },
  });
  // Must be set before init(), which otherwise creates the default adapter.
  app._storageAdapter = createObjectStore(storageFolder);
  await app.init();
  await app.ensureSystemSchema();
  return app;
}

/** Suppresses lite's warning at every start that its storage is experimental; the routes in use have tests. */
async function withoutWarnings<T>(work: () => Promise<T>) {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

async function serveOnFreePort(
  app: App,
  preferredPort: number,
  options: Omit<ServerOptions, 'port'>,
) {
  try {
    return await serve(app, { ...options, port: preferredPort });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Windows refuses the ports that it has reserved for virtual machines.
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    return serve(app, { ...options, port: 0 });
  }
}
