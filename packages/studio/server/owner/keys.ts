import { Hono } from 'hono';
import { signStudioKey } from '../../keys/sign-studio-key';
import { expiryOf, ROLES, readStudioKey } from '../../keys/studio-key';
import { type KeyList, type MadeKey, newKeySchema, type Role } from '../../shared/api';
import type { ApiContext } from '../api-context';
import { readBody } from '../body';
import { createDatabase } from '../database';
import { DatabaseError } from '../database-error';
import { StudioError } from '../errors';
import { isKeyRefused } from '../key-refusal';
import { personName } from '../person-name';
import { resultOf } from '../result';

const NO_SIGNING_KEY =
  'Deze studio heeft niet wat sleutels ondertekent. Maak de sleutel met de opdracht.';

const WRONG_SIGNING_KEY =
  'De site kent niet wat hier sleutels ondertekent, dus deze sleutel zou niet werken. Vraag de beheerder naar STUDIO_SIGNING_KEY of SUPABASE_SIGNING_KEY.';

/** The keys of people: which there are, a new one, and the end of one. */
export function keyRoutes(context: ApiContext) {
  const { database, signedBy } = context;
  const routes = new Hono();

  routes.get('/', async ({ json }) => {
    const rows = await resultOf(database.rpc('list_studio_keys'));
    return json<KeyList>({
      canMake: signedBy !== undefined,
      keys: rows.map((row) => ({
        id: row.id,
        name: row.name,
        role: roleOf(row.role),
        madeAt: row.made_at,
        madeBy: personName(row.made_by),
        expiresAt: row.expires_at,
        lastSeenAt: row.last_seen_at,
        revokedAt: row.revoked_at,
        revokedBy: personName(row.revoked_by ?? ''),
        isOwn: row.is_own,
      })),
    });
  });

  routes.post('/', async (request) => {
    const wanted = await readBody(request, newKeySchema);
    if (signedBy === undefined) throw new StudioError(409, 'no-signing-key', NO_SIGNING_KEY);
    const key = await signStudioKey(signedBy, wanted);
    await checkAccepted(context, key);
    await remember(context, key);
    return request.json<MadeKey>({ key }, 201);
  });

  routes.delete('/:id', async ({ req, json }) => {
    await resultOf(database.rpc('revoke_studio_key', { id_or_name: req.param('id') }));
    return json({});
  });

  return routes;
}

/** Has the project check a new key, so that nobody is given one that opens nothing. */
async function checkAccepted(context: ApiContext, studioKey: string) {
  const { error, status } = await createDatabase({ ...context, studioKey }).rpc('schema_version');
  if (!error) return;
  if (isKeyRefused(error)) throw new StudioError(409, 'wrong-signing-key', WRONG_SIGNING_KEY);
  throw DatabaseError.from(error, status);
}

/** Has the database remember a new key. It refuses anybody but an owner, and then the key is shown to nobody. */
async function remember({ database }: ApiContext, key: string) {
  const made = readStudioKey(key);
  const expiry = expiryOf(key);
  if (!made || !expiry) throw new Error('a key of the studio that says nothing');
  await resultOf(
    database.rpc('add_studio_key', {
      key_id: made.id,
      name: made.name,
      role: ROLES[made.role],
      made_at: new Date().toISOString(),
      expires_at: expiry.toISOString(),
    }),
  );
}

function roleOf(databaseRole: string): Role {
  return databaseRole === ROLES.owner ? 'owner' : 'editor';
}
