import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lists the server actions of a build, as `{ node: { [id]: ... } }`. Not documented by Next. */
const MANIFEST = 'server/server-reference-manifest.json';

let ids: Set<string> | null | undefined;

/**
 * Whether this build has a server action with this id: Next would log an unknown id with a stack of
 * twelve lines. Where the manifest cannot be read (`next dev`, Vercel) every id counts as known.
 */
export function isKnownAction(id: string): boolean {
  if (process.env.NODE_ENV !== 'production') return true;
  ids ??= actionIdsIn(process.env.NEXT_DIST_DIR ?? '.next');
  return ids?.has(id) ?? true;
}

/** @param folder the build output, relative to the working directory @returns null without a manifest */
export function actionIdsIn(folder: string): Set<string> | null {
  try {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), folder, MANIFEST);
    return new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')).node));
  } catch {
    return null;
  }
}
