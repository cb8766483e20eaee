import { createHash, timingSafeEqual } from 'node:crypto';

export const BACKUP_ROUTE = '/owner/v1/backup';
export const ERASE_ROUTE = '/owner/v1/erase-deleted-messages';

type OwnerActions = { backUp: () => Promise<ReadableStream>; erase: () => Promise<void> };

/** Routes for the owner's commands, behind the secret key; undefined for any other path. */
export function createOwnerRoutes(
  secretKey: string,
  { backUp, erase }: OwnerActions,
): (request: Request) => Promise<Response | undefined> {
  const routes = new Map([
    [BACKUP_ROUTE, async () => new Response(await backUp())],
    [
      ERASE_ROUTE,
      async () => {
        await erase();
        return new Response(null, { status: 204 });
      },
    ],
  ]);
  return async (request) => {
    const respond = routes.get(new URL(request.url).pathname);
    if (!respond) return undefined;
    if (!isSame(request.headers.get('apikey') ?? '', secretKey)) {
      return new Response(null, { status: 401 });
    }
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    try {
      return await respond();
    } catch (error) {
      console.error(error);
      const message = error instanceof Error ? error.message : String(error);
      return Response.json({ message }, { status: 500 });
    }
  };
}

function isSame(given: string, expected: string) {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
