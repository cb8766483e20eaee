import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import { secretsMatch } from '@/lib/requests/security/compare-secrets';
import { readStudioKey } from '../../keys/studio-key';
import type { ApiErrorBody } from '../../shared/api';
import { clientRoutes } from '../client-files';
import { toErrorResponse } from '../errors';
import { onlyOwnRequests, STUDIO_HEADER, secureHeaders } from '../security';
import { siteFileRoutes } from '../site';
import { createOpenSessions } from './open-sessions';
import type { HostedOptions } from './options';
import { createSeal } from './seal';
import { createSecurityLog, limitLines } from './security-log';
import { openSession, SESSION_COOKIE } from './session';
import { signInRoutes } from './sign-in';
import { createTryLimits } from './try-limits';

const OWN_HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'x-robots-tag': 'noindex',
};

const SIGNED_OUT = 'U bent uitgelogd. Geef uw sleutel om verder te gaan.';
const OTHER_SESSION = 'In een ander venster is opnieuw ingelogd. Probeer het opnieuw.';

/** The studio of all people, each of whom gives her key. */
export function createHostedStudio(options: HostedOptions) {
  const origin = `https://${options.host}`;
  const seal = createSeal(options.secrets);
  const log = createSecurityLog(options.secrets[0]);
  const refusals = limitLines(log);
  const sessions = createOpenSessions(options);
  const siteFiles = siteFileRoutes(options.siteUrl);

  const app = new Hono();
  app.onError(toErrorResponse);
  // Asked by the container itself, under no host name.
  app.get('/health', (context) => context.text('ok'));
  app.use(
    secureHeaders(OWN_HEADERS),
    onlyOwnRequests({
      origin: () => origin,
      documentPath: /^\/$/,
      isOwnChange: (headers) => headers.get('origin') === origin && headers.has(STUDIO_HEADER),
      onRefusal: (what) => refusals(`a request was refused by its ${what}`, {}),
    }),
  );
  app.route('/', clientRoutes(options.clientFolder));
  app.route(
    '/api/sign-in',
    signInRoutes({ options, seal, sessions, limits: createTryLimits(), log, refusals }),
  );
  app.all('*', async (context) => {
    const session = await openSession(seal, getCookie(context, SESSION_COOKIE));
    if (!session) return signedOut(context);
    const keyId = readStudioKey(session.key)?.id;
    const open = await sessions.find(session);
    if (!open) {
      log('a session ended: its key was revoked, or it was logged out', { keyId });
      return forget(context);
    }
    const changes = !['GET', 'HEAD'].includes(context.req.method);
    if (changes && !secretsMatch(context.req.header(STUDIO_HEADER) ?? '', session.changeToken)) {
      log('a change was refused by its token', { keyId });
      return context.json<ApiErrorBody>({ error: { code: 'token', message: OTHER_SESSION } }, 403);
    }
    if (context.req.path === '/api/sign-out' && changes) {
      await open.end();
      log('signed out', { keyId });
      return forget(context);
    }
    const isOwn = /^\/(api|preview)\//.test(context.req.path);
    if (!isOwn) return siteFiles.fetch(context.req.raw, context.env);
    const response = await open.routes.fetch(context.req.raw, context.env);
    if (response.status !== 401) return response;
    // The database no longer accepts the key.
    sessions.doubt(session);
    return signedOut(context);
  });
  return app;
}

function forget(context: Context) {
  deleteCookie(context, SESSION_COOKIE, { path: '/', secure: true });
  return signedOut(context);
}

/** Leaves a cookie that does not open as it is: while a secret is replaced, another instance may know it. */
function signedOut(context: Context) {
  const isApi = context.req.path.startsWith('/api/');
  if (!isApi) return context.text(SIGNED_OUT, 401);
  return context.json<ApiErrorBody>({ error: { code: 'signed-out', message: SIGNED_OUT } }, 401);
}
