import { parseContactForm } from '../../scripts/harness/parse-contact-form.mjs';
import { words } from './words.mjs';

/**
 * What the requests aim at.
 * @typedef {object} KnownSite
 * @property {string} host with its port
 * @property {string[]} paths one of each kind of address that the site answers, and of missing ones
 * @property {Record<string, string>} form the fields of the message form as served
 * @property {string} actionId of the action behind that form, of this very build
 * @property {string} webhookSecret of /api/revalidate
 */

const ROUTES_BESIDE_THE_PAGES = words(`
  /404 /bestaat-niet /blog/bestaat-niet /blog/pagina/2 /blog/pagina/99 /blog/feed.xml
  /blog/atom.xml /blog/bestaat-niet/deelplaatje.jpg /api/revalidate /api/csp-reports
  /api/niets /sitemap.xml /sitemap/niets.xml /robots.txt /manifest.webmanifest
  /indexnow.txt /favicon.ico /icon.svg /apple-icon.png /media/hero/hero-720.mp4
  /media/blog/de-juiste-kleur-op-staal.avif /media/niets.mp4 /kader/kaart /kader/video
  /kader/niets /kader/samenstelling /voorbeeld/niets/de-juiste-kleur-op-staal
  /voorbeeld/niets /_next/image /_next/data/x/contact.json /_next/static/niets.js /_next/niets
`);

/** @param {string} url of the site @param {string} webhookSecret @returns {Promise<KnownSite>} */
export async function learnSite(url, webhookSecret) {
  const html = await read(`${url}/contact`);
  const form = parseContactForm(html);
  const parts = pathsIn(await read(`${url}/sitemap.xml`));
  const pages = (await Promise.all(parts.map((path) => read(url + path)))).flatMap(pathsIn);
  const posts = pages.filter((path) => path.startsWith('/blog/'));
  const files = html.matchAll(/(?:src|href)="(\/(?:_next\/static|pictures)\/[^"]+)"/g);
  return {
    host: new URL(url).host,
    paths: [
      ...parts,
      ...pages,
      // One of them: composing a picture is work, and the next one is composed by the same code.
      ...posts.slice(0, 1).map((path) => `${path}/deelplaatje.jpg`),
      ...new Set(Array.from(files, ([, path = '']) => path)),
      ...ROUTES_BESIDE_THE_PAGES,
    ],
    form,
    actionId: JSON.parse(form['$ACTION_1:0'] ?? '{}').id,
    webhookSecret,
  };
}

/** @param {string} sitemap @returns {string[]} */
function pathsIn(sitemap) {
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
}

/** @param {string} address */
async function read(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}
