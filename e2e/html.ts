import type { APIRequestContext } from 'playwright/test';

/**
 * What a reader that runs no script gets. The scripts are cut out because they carry a copy of the
 * page's text.
 */
export async function htmlWithoutScripts(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return html.replaceAll(/<script.*?<\/script>/gs, '');
}
