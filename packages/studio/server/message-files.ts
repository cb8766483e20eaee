import { Hono } from 'hono';
import { dutchCalendarDate } from '@/lib/platform/text/dates';
import { formatMessages } from '../../../scripts/messages/format';
import type { ApiContext } from './api-context';
import { StudioError } from './errors';
import { readMessages } from './read-messages';

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json' };

/** All messages, or those of one person, as a file. */
export function messageFileRoutes({ database }: ApiContext) {
  const routes = new Hono();
  routes.get('/', async (context) => {
    const format = context.req.query('format');
    if (format !== 'csv' && format !== 'json') {
      throw new StudioError(422, 'invalid', 'Kies CSV of JSON.', { fields: ['format'] });
    }
    const rows = await readMessages(database, context.req.query('email')?.trim() || undefined);
    const day = dutchCalendarDate(new Date());
    return context.body(formatMessages(rows, format), 200, {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="berichten-${day}.${format}"`,
    });
  });
  return routes;
}
