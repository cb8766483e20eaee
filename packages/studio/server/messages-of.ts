import { type Context, Hono } from 'hono';
import type { ApiContext } from './api-context';
import { StudioError } from './errors';
import { asMessage } from './message';
import { readMessages } from './read-messages';
import { resultOf } from './result';

/** What one person sent: to hand it over, and to delete it. */
export function messagesOfRoutes({ database, eraseDeletedMessages }: ApiContext) {
  const routes = new Hono();

  routes.get('/', async (context) => {
    const rows = await readMessages(database, emailOf(context));
    return context.json(rows.map((row) => asMessage(row)));
  });

  routes.delete('/', async (context) => {
    const deleted = await resultOf(
      database.rpc('delete_messages_of', { address: emailOf(context) }),
    );
    if (deleted > 0) await eraseDeletedMessages?.();
    return context.json({ deleted });
  });

  return routes;
}

function emailOf(context: Context) {
  const email = context.req.query('email')?.trim() ?? '';
  if (email.includes('@')) return email;
  throw new StudioError(422, 'invalid', 'Vul een e-mailadres in.', { fields: ['email'] });
}
