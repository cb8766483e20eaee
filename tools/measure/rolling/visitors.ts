import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SENT } from '../../../packages/testbed/contact-clients.ts';
import { parseContactForm } from '../../../packages/testbed/parse-contact-form.ts';
import { randomClientIp } from '../../../packages/testbed/random-client-ip.ts';

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
const PAUSE_MS = 20;

type Counts = {
  pages: number;
  sent: number;
  failed: string[];
  confirmed: string[];
  /** Names of the releases of the received pages. */
  releases: Set<string>;
};

/**
 * Visitors who read pages, half of them past the cache of nginx, and visitors who send messages. Each
 * request has a new connection and no retry.
 * @param buildIds of the releases, by name; each page names its own
 */
export function startVisitors(url: string, buildIds: Record<string, string>) {
  const counts: Counts = { pages: 0, sent: 0, failed: [], confirmed: [], releases: new Set() };
  let isStopped = false;
  const readPages = async () => {
    while (!isStopped) {
      const number = counts.pages++;
      const page = PAGES[number % PAGES.length] ?? '/';
      const path = Math.floor(number / PAGES.length) % 2 ? `${page}?bezoek=${number}` : page;
      try {
        const { status, text } = await fetchOnce(url + path);
        if (status !== 200) counts.failed.push(`${page}: ${status}`);
        for (const [release, buildId] of Object.entries(buildIds)) {
          if (text.includes(buildId)) counts.releases.add(release);
        }
      } catch (error) {
        counts.failed.push(`${page}: ${error}`);
      }
      await wait(PAUSE_MS);
    }
  };
  const sendMessages = async () => {
    while (!isStopped) {
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
    ...Array.from({ length: READERS }, readPages),
    ...Array.from({ length: WRITERS }, sendMessages),
  ]);
  return {
    async end() {
      isStopped = true;
      await visitors;
      return counts;
    },
  };
}

async function openForm(url: string) {
  return parseContactForm((await fetchOnce(`${url}/contact`)).text);
}

/** Posts the form as a browser without JavaScript does. */
async function send(url: string, form: Record<string, string>, subject: string) {
  const body = new FormData();
  const message = {
    name: 'Bezoeker',
    email: 'bezoeker@voorbeeld.example',
    subject,
    message: 'Tekst',
  };
  for (const [name, value] of Object.entries({ ...form, ...message })) body.set(name, value);
  const { status, text } = await fetchOnce(`${url}/contact`, body);
  return status === 200 && text.includes(SENT);
}

async function fetchOnce(url: string, form?: FormData): Promise<{ status: number; text: string }> {
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
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}
