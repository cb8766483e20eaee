import { Hono } from 'hono';
import type { Tables } from '@/lib/platform/supabase/database.types';
import { readAllRows } from '@/lib/platform/supabase/read-all-rows';
import {
  assignmentSchema,
  MESSAGE_STATUSES,
  type MessageCounts,
  messageIdsSchema,
  messageNoteSchema,
  messageStatusSchema,
} from '../shared/api';
import { answerTemplateRoutes } from './answer-templates';
import type { ApiContext } from './api-context';
import { readBody } from './body';
import { StudioError } from './errors';
import { asMessage, cursorOf, readCursor } from './message';
import { messageFileRoutes } from './message-files';
import { messagesOfRoutes } from './messages-of';
import { notFound, resultOf } from './result';

const PAGE_SIZE = 50;

/** The messages of the contact form, for the owner. The database refuses an editor by itself, too. */
export function messageRoutes(context: ApiContext) {
  const { database, person, eraseDeletedMessages } = context;
  const routes = new Hono();

  routes.use(async (_, next) => {
    if (person.role === 'owner') return next();
    throw new StudioError(403, 'not-owner', 'Alleen de eigenaar van de site leest de berichten.');
  });

  routes.get('/', async ({ req, json }) => {
    const status = MESSAGE_STATUSES.find((known) => known === req.query('status'));
    const before = readCursor(req.query('before'));
    const wanted = {
      query: req.query('query') ?? '',
      status,
      before_at: before?.at,
      before_id: before?.id,
      take: PAGE_SIZE + 1,
    };
    const isOwn = req.query('own') === '1';
    const list = () =>
      isOwn ? database.rpc('list_own_messages', wanted) : database.rpc('list_messages', wanted);
    const rows = await readAllRows(
      (offset) => resultOf(list().range(offset, PAGE_SIZE)),
      PAGE_SIZE + 1,
    );
    const page = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
    return json({
      messages: asMessages(page),
      next: last ? cursorOf(last) : null,
    });
  });

  routes.get('/counts', async ({ json }) =>
    json((await resultOf(database.rpc('count_messages'))) as MessageCounts),
  );

  routes.route('/of', messagesOfRoutes(context));
  routes.route('/export', messageFileRoutes(context));

  routes.route('/templates', answerTemplateRoutes(context));

  routes.get('/people', async ({ json }) =>
    json((await resultOf(database.rpc('message_people'))) as string[]),
  );

  routes.patch('/assign', async (request) => {
    const assignment = await readBody(request, assignmentSchema);
    return request.json(asMessages(await resultOf(database.rpc('assign_messages', assignment))));
  });

  routes.get('/:id', async ({ req, json }) => json(asMessage(await readMessage(req.param('id')))));

  routes.patch('/', async (request) => {
    const change = await readBody(request, messageStatusSchema);
    return request.json(asMessages(await resultOf(database.rpc('set_message_statuses', change))));
  });

  routes.post('/undo', async (request) => {
    const change = await readBody(request, messageStatusSchema);
    return request.json(asMessages(await resultOf(database.rpc('undo_message_statuses', change))));
  });

  routes.post('/delete-spam', async (request) => {
    const { ids } = await readBody(request, messageIdsSchema);
    const deleted = await resultOf(database.rpc('delete_spam', { ids }));
    if (deleted > 0) await eraseDeletedMessages?.();
    return request.json({ deleted });
  });

  routes.delete('/:id', async ({ req, json }) => {
    const deleted = await resultOf(database.rpc('delete_message', { id: req.param('id') }));
    if (deleted > 0) await eraseDeletedMessages?.();
    return json({ deleted });
  });

  routes.put('/:id/note', async (request) => {
    const { note, knownNotes, keepBoth } = await readBody(request, messageNoteSchema);
    const id = request.req.param('id');
    const [row] = await resultOf(
      database.rpc('set_message_note', { id, note, known_notes: knownNotes, keep_both: keepBoth }),
    ).catch(async (error) => {
      throw isNoteError(error) ? await noteConflict(id) : error;
    });
    if (!row) throw notFound();
    return request.json(asMessage(row));
  });

  /** The id is a number, a uuid or a text: the database knows which. */
  async function readMessage(id: string) {
    const [row] = await resultOf(
      database
        .from('contact_messages')
        .select()
        .eq('id', id as never),
    );
    if (!row) throw notFound();
    return row;
  }

  async function noteConflict(id: string) {
    const { note } = await readMessage(id);
    return new StudioError(
      409,
      'note',
      'Deze notitie is intussen ergens anders gewijzigd. Uw tekst staat er nog.',
      { note },
    );
  }

  return routes;
}

function asMessages(rows: Tables<'contact_messages'>[]) {
  return rows.map((row) => asMessage(row));
}

function isNoteError(error: unknown): boolean {
  return error instanceof StudioError && error.code === 'note';
}
