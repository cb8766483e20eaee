import 'server-only';
import { getEnv } from '../../env/env';
import { logError } from '../../log';
import type { Loaded } from '../../next-internals/stale-if-error';
import { publicBucketUrl } from '../bucket-url';
import { saysMissing } from '../copies/fetch-from-bucket';
import { isOfItsType } from '../copies/file-signatures';

const TIME_LIMIT_MS = 4000;
const MOST_BYTES = 20_000_000;

/**
 * The file of a post's picture from the bucket: null when there is none in it. The reason of a
 * failure is in the log.
 * @param path as in `PostSummary.image`
 */
export async function loadPostPicture(path: string | null): Promise<Loaded<Buffer | null>> {
  if (!path?.startsWith('/media/')) return { ok: true, value: null };
  const address = publicBucketUrl(getEnv().SUPABASE_URL, path);
  try {
    const response = await fetch(address, {
      // Not 'no-store', which Next refuses in a route that it keeps; as long as that route itself.
      next: { revalidate: 60 },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (saysMissing(response)) return { ok: true, value: null };
    if (!response.ok) throw new Error(`status ${response.status}`);
    const type = response.headers.get('content-type');
    if (!isOfItsType(path, type)) throw new Error(`an answer of type ${type}`);
    if (Number(response.headers.get('content-length')) > MOST_BYTES)
      return { ok: true, value: null };
    return { ok: true, value: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    logError(`Reading the picture ${path} failed`, error);
    return { ok: false };
  }
}
