import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SENT } from '../../../scripts/harness/contact-clients.ts';
import { parseContactForm } from '../../../scripts/harness/parse-contact-form.ts';
import { randomClientIp } from '../../../scripts/harness/random-client-ip.ts';

const READERS = 6;
const WRITERS = 2;
const PAGES = [
  '/',
  '/kiosken',
  '/blog',
  '/blog/feed.xml',
  '/contact',
  '/pictures/open-graph/default.jpg',
];
/** Between two steps of one visitor. */
const PAUSE_MS = 20;

/**
 * Visitors who read, every other page past the cache of nginx, and visitors who send messages, each
 * request on a connection of its own and sent once: what fails is counted, not tried again.
 */
export function startVisitors(url: string) {
  const counts = {
    pages: 0,
    sent: 0,
    failed: [] as string[],
    confirmed: [] as string[],
    builds: new Set() as Set<string>,
  };
  let isOver = false;
  const reader = async () => {
    while (!isOver) {
      const number = counts.pages++;
      const page = PAGES[number % PAGES.length] ?? '/';
      const path = Math.floor(number / PAGES.length) % 2 ? `${page}?bezoek=${number}` : page;
      try {
        const { status, text } = await ask(url + path);
        if (status !== 200) counts.failed.push(`${page}: ${status}`);
        const [, build] = /"b":"([\w-]+)"/.exec(text.replaceAll('\\', '')) ?? [];
        if (build) counts.builds.add(build);
      } catch (error) {
        counts.failed.push(`${page}: ${error}`);
      }
      await wait(PAUSE_MS);
    }
  };
  const writer = async () => {
    while (!isOver) {
      const subject = `Bericht ${counts.sent++}`;
      try {
        const form = await openForm(url);
        if (await send(url, form, subject)) counts.confirmed.push(subject);
        else counts.failed.push('a message was not confirmed');
      } catch (error) {
        counts.failed.push(`a message: ${error}`);
      }
      await wait(PAUSE_MS);
    }
  };
  const visitors = Promise.all([
    ...Array.from({ length: READERS }, reader),
    ...Array.from({ length: WRITERS }, writer),
  ]);
  return {
    async end() {
      isOver = true;
      await visitors;
      return counts;
    },
  };
}

async function openForm(url: string) {
  return parseContactForm((await ask(`${url}/contact`)).text);
}

/** As a browser without JavaScript does. */
async function send(url: string, form: Record<string, string>, subject: string) {
  const body = new FormData();
  const message = {
    name: 'Bezoeker',
    email: 'bezoeker@voorbeeld.example',
    subject,
    message: 'Tekst',
  };
  for (const [name, value] of Object.entries({ ...form, ...message })) body.set(name, value);
  const { status, text } = await ask(`${url}/contact`, body);
  return status === 200 && text.includes(SENT);
}

/** @param form posted when given */
async function ask(url: string, form?: FormData): Promise<{ status: number; text: string }> {
  const body = form && new Response(form);
  const bytes = body && Buffer.from(await body.arrayBuffer());
  const headers = {
    ...randomClientIp(),
    ...(bytes && { 'content-type': body.headers.get('content-type') ?? '' }),
    ...(bytes && { 'content-length': bytes.length }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent: false, method: form ? 'POST' : 'GET', headers },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}
