import { readFileSync } from 'node:fs';
import { App, setExperimental } from '@supabase/lite';
import { backUp } from './backup.mjs';
import { connect } from './connection.mjs';
import { newSettings, openDataFolder } from './data-folder.mjs';
import { eraseDeletedMessages } from './erase-deleted-messages.mjs';
import { applyMigrations, applySeed } from './migrations.mjs';
import { createObjectStore } from './object-store.mjs';
import { createQueue } from './one-at-a-time.mjs';
import { createOwnerRoutes } from './owner-routes.mjs';
import { serve } from './server.mjs';
import { uploadMedia } from './upload-media.mjs';

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
globalThis.WebSocket ??= /** @type {any} */ (class {});

/**
 * Supabase on Postgres in WebAssembly, in this process: the same migrations, policies, REST and
 * storage routes as a hosted project, without Docker. Only the scripts know it; the site is given
 * its address and key like those of any project.
 * @param {{ folder?: string, tableEditor?: boolean, onPostsChanged?: (body: string) => void, announceDuePostsMs?: number }} [options]
 *   `folder` keeps the data between runs; without it everything lives in memory.
 *   `tableEditor` serves lite's editor too, and with it full rights to who asks from this machine
 *   without a key: only for the command that an editor gives.
 *   `onPostsChanged` receives the JSON body of the revalidation hook after each commit, and when the
 *   moment of a post has come that was written ahead; `announceDuePostsMs` says how often to look.
 */
export async function startEmbeddedSupabase({
  folder,
  tableEditor = false,
  onPostsChanged,
  announceDuePostsMs = ANNOUNCE_DUE_POSTS_MS,
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
    const call = (/** @type {string} */ name) => oneAtATime(() => callFunction(connection, name));
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
       * @param {string} sql
       * @returns {Promise<Record<string, any>[]>} the rows of the last one
       */
      async run(sql) {
        const results = await oneAtATime(() => connection.driver.exec(sql));
        return /** @type {any} */ (results).at(-1).rows;
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

/** @param {any} connection @param {string} name */
async function callFunction(connection, name) {
  await connection.driver.query(`select ${name}()`).catch(logFailure(name));
}

/** @param {string} what @returns {(error: unknown) => void} */
function logFailure(what) {
  return (error) =>
    console.error(`${what} failed: ${error instanceof Error ? error.message : error}`);
}

/**
 * @param {any} connection
 * @param {import('./data-folder.mjs').Settings} settings
 * @param {string | undefined} storageFolder
 * @param {boolean} tableEditor
 */
async function createApp(connection, settings, storageFolder, tableEditor) {
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
  /** @type {any} */ (app)._storageAdapter = createObjectStore(storageFolder);
  await app.init();
  await app.ensureSystemSchema();
  return app;
}

/**
 * lite warns at every start that its storage is experimental, which we know: the parts of it that
 * are used here have tests.
 * @template T
 * @param {() => Promise<T>} work
 */
async function withoutWarnings(work) {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

/**
 * @param {any} app
 * @param {number} preferredPort
 * @param {Omit<Parameters<typeof serve>[1], 'port'>} options
 */
async function serveOnFreePort(app, preferredPort, options) {
  try {
    return await serve(app, { ...options, port: preferredPort });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) throw error;
    return serve(app, { ...options, port: 0 });
  }
}
