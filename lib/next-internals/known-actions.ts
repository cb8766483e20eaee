import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Where Next's build lists its server actions: `{ node: { [id]: ... } }`. Not documented;
 * known-actions.test.ts turns red when a build writes it otherwise.
 */
const MANIFEST = 'server/server-reference-manifest.json';

let ids: Set<string> | null | undefined;

/**
 * Whether this build has a server action with this id. Next would warn of an unknown one with a stack
 * of twelve lines for each request that names it. Where the list cannot be read (`next dev`, Vercel)
 * every id counts as known, and Next says what it says.
 */
export function isKnownAction(id: string): boolean {
  if (process.env.NODE_ENV !== 'production') return true;
  ids ??= actionIdsIn(process.env.NEXT_DIST_DIR ?? '.next');
  return ids?.has(id) ?? true;
}

/** @param folder of the build, from the folder of the process @returns null where there is no list */
export function actionIdsIn(folder: string): Set<string> | null {
  try {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), folder, MANIFEST);
    return new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')).node));
  } catch {
    return null;
  }
}
