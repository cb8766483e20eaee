import { readFileSync } from 'node:fs';
import { App, setExperimental } from '@supabase/lite';
import { backUp } from './backup.ts';
import { connect } from './connection.ts';
import type { Settings } from './data-folder.ts';
import { newSettings, openDataFolder } from './data-folder.ts';
import { eraseDeletedMessages } from './erase-deleted-messages.ts';
import { applyMigrations, applySeed } from './migrations.ts';
import { createObjectStore } from './object-store.ts';
import { createQueue } from './one-at-a-time.ts';
import { createOwnerRoutes } from './owner-routes.ts';
import { serve } from './server.ts';
import { uploadMedia } from './upload-media.ts';

const MIGRATIONS = 'supabase/migrations';
const SEED = 'supabase/seed.sql';
const MEDIA = 'supabase/media';
/** As often as pg_cron in a hosted project. */
const ANNOUNCE_DUE_POSTS_MS = 30_000;
/** As often as pg_cron in a hosted project, and at each start. */
const DELETE_OLD_MESSAGES_MS = 24 * 60 * 60 * 1000;
const roles = readFileSync(new URL('roles.sql', import.meta.url), 'utf8');
const defaultRights = readFileSync(new URL('default-rights.sql', import.meta.url), 'utf8');

// supabase-js refuses to start on Node 20 without a WebSocket; nothing here uses realtime.
globalThis.WebSocket ??= class {} as any;

/**
 * Supabase on Postgres in WebAssembly, in this process: the same migrations, policies, REST and
 * storage routes as a hosted project, without Docker. Only the scripts know it; the site is given
 * its address and key like those of any project.
 * @param options `folder` keeps the data between runs; without it everything lives in memory.
 * `tableEditor` serves lite's editor too, and with it full rights to who asks from this machine
 * without a key: only for the command that an editor gives.
 * `onPostsChanged` receives the JSON body of the revalidation hook after each commit, and when the
 * moment of a post has come that was written ahead; `announceDuePostsMs` says how often to look.
 */
export async function startEmbeddedSupabase({
  folder,
  tableEditor = false,
  onPostsChanged,
  announceDuePostsMs = ANNOUNCE_DUE_POSTS_MS,
}: {
  folder?: string;
  tableEditor?: boolean;
  onPostsChanged?: (body: string) => void;
  announceDuePostsMs?: number;
} = {}) {
  const data = folder ? openDataFolder(folder) : undefined;
  const settings = data?.settings ?? { ...newSettings(), port: 0 };
  const { publishableKey, secretKey, jwtSecret, revalidateSecret } = settings;
  try {
    const connection = await connect(data?.databaseFolder);
    const app = await withoutWarnings(() =>
      createApp(connection, settings, data?.storageFolder, tableEditor),
    );
    await connection.driver.exec(roles);
    await connection.driver.exec(defaultRights);
    await applyMigrations(connection, MIGRATIONS);
    await applySeed(connection, SEED);
    // Nothing here vacuums by itself as a hosted project does, and without statistics the planner takes
    // every table for a small one: related posts read 668 index entries instead of 8 among 2,000 posts.
    await connection.driver.exec('analyze');
    if (onPostsChanged) await connection.driver.listen('posts_changed', onPostsChanged);

    const oneAtATime = createQueue();
    const erase = () => oneAtATime(() => eraseDeletedMessages(connection.driver));
    const server = await serveOnFreePort(app, settings.port, {
      hasTableEditor: tableEditor,
      oneAtATime,
      ownerRoutes: folder
        ? createOwnerRoutes(secretKey, {
            erase,
            backUp: () => backUp({ driver: connection.driver, folder, oneAtATime }),
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
    // Whatever deleted them, also a row in the table editor; in memory there is no file to clean.
    const deleteOldMessages = async () => {
      await call('public.delete_old_messages');
      if (folder) await erase().catch(logFailure('erasing deleted messages'));
    };
    const timers = [
      setInterval(() => call('private.announce_due_posts'), announceDuePostsMs),
      setInterval(deleteOldMessages, DELETE_OLD_MESSAGES_MS),
    ];
    await deleteOldMessages();
    await uploadMedia({ url, secretKey, folder: MEDIA });

    return {
      url,
      publishableKey,
      secretKey,
      revalidateSecret,
      /**
       * Runs statements as the owner of the database, for what no interface can do.
       * @returns the rows of the last one
       */
      async run(sql: string): Promise<Record<string, any>[]> {
        const results = await oneAtATime(() => connection.driver.exec(sql));
        return (results as any).at(-1).rows;
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

async function callFunction(connection: any, name: string) {
  await connection.driver.query(`select ${name}()`).catch(logFailure(name));
}

function logFailure(what: string): (error: unknown) => void {
  return (error) =>
    console.error(`${what} failed: ${error instanceof Error ? error.message : error}`);
}

async function createApp(
  connection: any,
  settings: Settings,
  storageFolder: string | undefined,
  tableEditor: boolean,
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
    studio: { enabled: tableEditor },
    options: { server: { disableStudio: !tableEditor, admin: tableEditor } },
  });
  // Has to stand before init(), which would otherwise choose an adapter of its own.
  (app as any)._storageAdapter = createObjectStore(storageFolder);
  await app.init();
  await app.ensureSystemSchema();
  return app;
}

/**
 * lite warns at every start that its storage is experimental, which we know: the parts of it that
 * are used here have tests.
 */
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
  app: any,
  preferredPort: number,
  options: Omit<Parameters<typeof serve>[1], 'port'>,
) {
  try {
    return await serve(app, { ...options, port: preferredPort });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) throw error;
    return serve(app, { ...options, port: 0 });
  }
}
