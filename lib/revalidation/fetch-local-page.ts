import 'server-only';

const TIME_LIMIT_MS = 15_000;

/** What this server answers to a visit of its own. */
export type Visit = {
  /** 0 when there was no answer. */
  status: number;
  /** When the rendering of what was answered began, by the clock of clock.mjs; 0 when it was not stored. */
  renderedAt: number;
  /** When the oldest data on it was read, by that clock; 0 likewise. */
  readAt: number;
};

/**
 * Where this process answers; undefined where no server of its own listens (Vercel) and where no
 * page is kept (development).
 */
export function ownOrigin(): string | undefined {
  const { NODE_ENV, PORT } = process.env;
  return NODE_ENV === 'production' && PORT ? `http://localhost:${PORT}` : undefined;
}

const NO_VISIT: Visit = { status: 0, renderedAt: 0, readAt: 0 };

/** Asks this very process for one of its pages, past every proxy. Never throws. */
export async function fetchLocalPage(path: string, limitMs = TIME_LIMIT_MS): Promise<Visit> {
  const origin = ownOrigin();
  if (!origin) return NO_VISIT;
  try {
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
    });
    await response.arrayBuffer();
    return {
      status: response.status,
      renderedAt: Number(response.headers.get('x-rendered-at')),
      readAt: Number(response.headers.get('x-data-read-at')),
    };
  } catch {
    return NO_VISIT;
  }
}
