import { parseContactForm } from '../../packages/testbed/parse-contact-form.ts';
import { words } from './words.ts';

export type TargetSite = {
  /** Host with its port. */
  host: string;
  /** Examples of every route, and missing paths. */
  paths: string[];
  /** The fields of the contact form as served. */
  form: Record<string, string>;
  /** The server action of that form. */
  actionId: string;
  /** The secret of /api/revalidate. */
  webhookSecret: string;
};

const OTHER_PATHS = words(`
  /404 /bestaat-niet /blog/bestaat-niet /blog/pagina/2 /blog/pagina/99 /blog/feed.xml
  /blog/atom.xml /blog/bestaat-niet/deelplaatje.jpg /api/revalidate /api/csp-reports
  /api/niets /sitemap.xml /sitemap/niets.xml /robots.txt /manifest.webmanifest
  /indexnow.txt /favicon.ico /icon.svg /apple-icon.png /media/hero/hero-720.mp4
  /media/blog/de-juiste-kleur-op-staal.avif /media/niets.mp4 /kader/kaart /kader/video
  /kader/niets /configurator?model=wall-kiosk /voorbeeld/niets/de-juiste-kleur-op-staal
  /voorbeeld/niets /_next/image /_next/data/x/contact.json /_next/static/niets.js /_next/niets
`);

export async function readSite(siteUrl: string, webhookSecret: string): Promise<TargetSite> {
  const html = await read(`${siteUrl}/contact`);
  const form = parseContactForm(html);
  const sitemaps = pathsIn(await read(`${siteUrl}/sitemap.xml`));
  const pages = (await Promise.all(sitemaps.map((path) => read(siteUrl + path)))).flatMap(pathsIn);
  const posts = pages.filter((path) => path.startsWith('/blog/'));
  const files = html.matchAll(/(?:src|href)="(\/(?:_next\/static|pictures)\/[^"]+)"/g);
  return {
    host: new URL(siteUrl).host,
    paths: [
      ...sitemaps,
      ...pages,
      // Only one, since composing a picture is slow.
      ...posts.slice(0, 1).map((path) => `${path}/deelplaatje.jpg`),
      ...new Set(Array.from(files, ([, path = '']) => path)),
      ...OTHER_PATHS,
    ],
    form,
    actionId: JSON.parse(form['$ACTION_1:0'] ?? '{}').id,
    webhookSecret,
  };
}

function pathsIn(sitemap: string): string[] {
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = '']) => new URL(url).pathname,
  );
}

async function read(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.text();
}
