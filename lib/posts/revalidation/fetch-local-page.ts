import 'server-only';

const TIMEOUT_MS = 15_000;

/** The response to a request of this server to itself; times are in ms by the clock of clock.mjs. */
export type Visit = {
  /** 0 without a response. */
  status: number;
  /** When rendering started; 0 when the page was not cached. */
  renderedAt: number;
  /** When the oldest data of the page was read; 0 when the page was not cached. */
  readAt: number;
};

/** The local origin of this process; undefined without an own server (Vercel) or page cache (development). */
export function localOrigin(): string | undefined {
  const { NODE_ENV, PORT } = process.env;
  return NODE_ENV === 'production' && PORT ? `http://localhost:${PORT}` : undefined;
}

const NO_RESPONSE: Visit = { status: 0, renderedAt: 0, readAt: 0 };

/** Requests a page from this process, past every proxy. Never throws. */
export async function fetchLocalPage(path: string, timeoutMs = TIMEOUT_MS): Promise<Visit> {
  const origin = localOrigin();
  if (!origin) return NO_RESPONSE;
  try {
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      // Compressing the pages of a change would take a tenth of its processor time.
      headers: { 'accept-encoding': 'identity' },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return {
      status: response.status,
      renderedAt: Number(response.headers.get('x-rendered-at')),
      readAt: Number(response.headers.get('x-data-read-at')),
    };
  } catch {
    return NO_RESPONSE;
  }
}
