import { Hono } from 'hono';
import { MESSAGE_STATUSES, type MessageCounts, messageStatusSchema } from '../shared/api';
import type { ApiContext } from './api-context';
import { readBody } from './body';
import { StudioError } from './errors';
import { asMessage, cursorOf, readCursor } from './message';
import { messageFileRoutes } from './message-files';
import { messagesOfRoutes } from './messages-of';
import { idFrom } from './query';
import { notFound, resultOf } from './result';

const PAGE_SIZE = 50;

/** The messages of the contact form, for the owner. The database refuses an editor by itself, too. */
export function messageRoutes(context: ApiContext) {
  const { database, person } = context;
  const routes = new Hono();

  routes.use(async (_, next) => {
    if (person.role === 'owner') return next();
    throw new StudioError(403, 'not-owner', 'Alleen de eigenaar van de site leest de berichten.');
  });

  routes.get('/', async ({ req, json }) => {
    const status = MESSAGE_STATUSES.find((known) => known === req.query('status'));
    const before = readCursor(req.query('before'));
    const rows = await resultOf(
      database.rpc('list_messages', {
        query: req.query('query') ?? '',
        status,
        before_at: before?.at,
        before_id: before?.id,
        take: PAGE_SIZE + 1,
      }),
    );
    const page = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
    return json({
      messages: page.map((row) => asMessage(row)),
      next: last ? cursorOf(last) : null,
    });
  });

  routes.get('/counts', async ({ json }) =>
    json((await resultOf(database.rpc('count_messages'))) as MessageCounts),
  );

  routes.route('/of', messagesOfRoutes(context));
  routes.route('/export', messageFileRoutes(context));

  routes.get('/:id', async ({ req, json }) => {
    const [row] = await resultOf(
      database
        .from('contact_messages')
        .select()
        .eq('id', idFrom(req.param('id'))),
    );
    if (!row) throw notFound();
    return json(asMessage(row));
  });

  routes.patch('/:id', async (request) => {
    const { status, note } = await readBody(request, messageStatusSchema);
    const [row] = await resultOf(
      database.rpc('set_message_status', { id: request.req.param('id'), status, note }),
    );
    if (!row) throw notFound();
    return request.json(asMessage(row));
  });

  return routes;
}
