import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SENT } from '../../../scripts/harness/contact-clients.mjs';
import { parseContactForm } from '../../../scripts/harness/parse-contact-form.mjs';
import { randomClientIp } from '../../../scripts/harness/random-client-ip.mjs';

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
 * @param {string} url
 */
export function startVisitors(url) {
  const counts = {
    pages: 0,
    sent: 0,
    failed: /** @type {string[]} */ ([]),
    confirmed: /** @type {string[]} */ ([]),
    builds: /** @type {Set<string>} */ (new Set()),
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

/** @param {string} url */
async function openForm(url) {
  return parseContactForm((await ask(`${url}/contact`)).text);
}

/** As a browser without JavaScript does. @param {string} url @param {Record<string, string>} form @param {string} subject */
async function send(url, form, subject) {
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

/**
 * @param {string} url @param {FormData} [form] posted when given
 * @returns {Promise<{ status: number, text: string }>}
 */
async function ask(url, form) {
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
