import 'server-only';
import { getEnv } from '../../env/env';
import { logError } from '../../log';
import type { Loaded } from '../../next-internals/stale-if-error';
import { publicBucketUrl } from '../bucket-url';
import { hasExpectedContentType } from '../copies/content-type';
import { isMissing } from '../copies/fetch-from-bucket';

const TIMEOUT_MS = 4000;
const MAX_BYTES = 20_000_000;

/** Loads a post's picture from the bucket; null when it is missing or over 20 MB. Failures are logged. */
export async function loadPostPicture(path: string | null): Promise<Loaded<Buffer | null>> {
  if (!path?.startsWith('/media/')) return { ok: true, value: null };
  const url = publicBucketUrl(getEnv().SUPABASE_URL, path);
  try {
    const response = await fetch(url, {
      // The revalidation time of the route; Next does not allow 'no-store' in a cached route.
      next: { revalidate: 60 },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (await isMissing(response)) return { ok: true, value: null };
    if (!response.ok) throw new Error(`status ${response.status}`);
    const type = response.headers.get('content-type');
    if (!hasExpectedContentType(path, type)) throw new Error(`response has content type ${type}`);
    if (Number(response.headers.get('content-length')) > MAX_BYTES)
      return { ok: true, value: null };
    return { ok: true, value: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    logError(`Reading the picture ${path} failed`, error);
    return { ok: false };
  }
}
