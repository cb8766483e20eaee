import type { APIRequestContext } from 'playwright/test';

export async function htmlWithoutScripts(request: APIRequestContext, path: string) {
  return withoutScripts(await (await request.get(path)).text());
}

/** Removes the scripts, because they contain a copy of the page's text. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script.*?<\/script>/gs, '');
}
