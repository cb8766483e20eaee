import { Hono } from 'hono';
import { answerTemplateSchema } from '../shared/api';
import type { ApiContext } from './api-context';
import { readBody } from './body';
import { resultOf } from './result';

/** The texts with which answers to messages begin. */
export function answerTemplateRoutes({ database }: ApiContext) {
  const routes = new Hono();

  routes.get('/', async ({ json }) => json(await resultOf(database.rpc('list_answer_templates'))));

  routes.put('/:id', async (request) => {
    const template = await readBody(request, answerTemplateSchema);
    await resultOf(
      database.rpc('save_answer_template', { ...template, id: request.req.param('id') }),
    );
    return request.json({});
  });

  routes.delete('/:id', async ({ req, json }) => {
    await resultOf(database.rpc('delete_answer_template', { id: req.param('id') }));
    return json({});
  });

  return routes;
}
