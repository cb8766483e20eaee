import { expect } from 'playwright/test';
import type { ContactMessage } from '../../lib/contact/fields';
import { randomClientIp, sites } from '../support/fixtures';
import { unescapeHtml } from '../support/html';

/** The hidden fields of the contact page as it is served: what a browser without JavaScript sends along. */
export async function hiddenFields(): Promise<Record<string, string>> {
  const html = await (await fetch(`${sites.site}/contact`)).text();
  const fields = html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?\/>/g);
  return Object.fromEntries(
    Array.from(fields, ([, name, value = '']) => [name, unescapeHtml(value)]),
  );
}

/** The body that a browser without JavaScript sends for this message. */
export async function formBody(message: Partial<ContactMessage>): Promise<FormData> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...(await hiddenFields()), ...message })) {
    body.append(name, value);
  }
  return body;
}

/** Posts to the contact page as no browser would; redirects are not followed. */
export function post(
  body: BodyInit | null,
  headers: Record<string, string> = {},
  path = '/contact',
  siteUrl = sites.site,
) {
  return fetch(siteUrl + path, {
    method: 'POST',
    body,
    headers: { ...randomClientIp(), ...headers },
    redirect: 'manual',
  });
}

/** Checks that an answer is no crash and tells nothing about the code behind it. Returns its text. */
export async function expectCalmAnswer(response: Response): Promise<string> {
  expect(response.status).toBeLessThan(500);
  const text = await response.text();
  expect(text).not.toMatch(/\n\s+at .+:\d+/);
  expect(text).not.toContain('node_modules');
  expect(text).not.toContain('.next/');
  return text;
}
