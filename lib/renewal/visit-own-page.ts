import 'server-only';

const TIME_LIMIT_MS = 15_000;

/** What this server answers to a visit of its own. */
export type Visit = {
  /** 0 when there was no answer. */
  status: number;
  /** When the rendering of what was answered began, in ms since 1970; 0 when it was not stored. */
  renderedAt: number;
};

/**
 * Where this process answers; undefined where no server of its own listens (Vercel) and where no
 * page is kept (development).
 */
export function ownOrigin(): string | undefined {
  const { NODE_ENV, PORT } = process.env;
  return NODE_ENV === 'production' && PORT ? `http://localhost:${PORT}` : undefined;
}

/** Asks this very process for one of its pages, past every proxy. Never throws. */
export async function visitOwnPage(path: string): Promise<Visit> {
  try {
    const response = await fetch(`${ownOrigin()}${path}`, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.arrayBuffer();
    return {
      status: response.status,
      renderedAt: Number(response.headers.get('x-rendered-at')),
    };
  } catch {
    return { status: 0, renderedAt: 0 };
  }
}
