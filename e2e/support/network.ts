import type { Page, Response } from 'playwright/test';

/** Collects the requests of a page and its frames to other origins than `origin`, and its cookies. */
export function watchNetwork(page: Page, origin: string) {
  const otherOrigins: string[] = [];
  const responses: Response[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) otherOrigins.push(request.url());
  });
  page.on('websocket', (socket) => otherOrigins.push(socket.url()));
  page.on('response', (response) => responses.push(response));
  return {
    otherOrigins,
    async cookies(): Promise<string[]> {
      const headers = responses.map((response) => response.headerValue('set-cookie'));
      const set = (await Promise.all(headers)).filter((cookie) => cookie !== null);
      const held = (await page.context().cookies()).map(({ name }) => name);
      return [...set, ...held];
    },
  };
}
