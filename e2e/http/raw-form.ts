import { decodeHTML } from 'entities/decode';
import { expect } from 'playwright/test';
import type { ContactMessage } from '../../lib/contact/fields';
import { randomClientIp } from '../../packages/testbed/random-client-ip.ts';
import { sites } from '../support/sites';

let hidden: Promise<Record<string, string>> | undefined;

/** The hidden fields of the form on /contact, which are the same for every visitor of a build. */
export function hiddenFields(): Promise<Record<string, string>> {
  hidden ??= fetchHiddenFields();
  return hidden;
}

async function fetchHiddenFields(): Promise<Record<string, string>> {
  const html = await (await fetch(`${sites.site}/contact`)).text();
  const fields = html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?\/>/g);
  return Object.fromEntries(
    Array.from(fields, ([, name, value = '']) => [name, decodeHTML(value)]),
  );
}

export async function formBody(message: Partial<ContactMessage>): Promise<FormData> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...(await hiddenFields()), ...message })) {
    body.append(name, value);
  }
  return body;
}

/** Posts a body from a random client IP address, without following redirects. */
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

/** Expects no server error and no stack trace or file path. @returns the text of the response */
export async function expectNoServerError(response: Response): Promise<string> {
  expect(response.status).toBeLessThan(500);
  const text = await response.text();
  expect(text).not.toMatch(/\n\s+at .+:\d+/);
  expect(text).not.toContain('node_modules');
  expect(text).not.toContain('.next/');
  return text;
}
