import { parseContactForm } from '../../scripts/harness/parse-contact-form.ts';
import { words } from './words.ts';

/** What the requests aim at. */
export type KnownSite = {
  /** with its port */ host: string;
  /** one of each kind of address that the site answers, and of missing ones */ paths: string[];
  /** the fields of the message form as served */ form: Record<string, string>;
  /** of the action behind that form, of this very build */ actionId: string;
  /** of /api/revalidate */ webhookSecret: string;
};

const ROUTES_BESIDE_THE_PAGES = words(`
  /404 /bestaat-niet /blog/bestaat-niet /blog/pagina/2 /blog/pagina/99 /blog/feed.xml
  /blog/atom.xml /blog/bestaat-niet/deelplaatje.jpg /api/revalidate /api/csp-reports
  /api/niets /sitemap.xml /sitemap/niets.xml /robots.txt /manifest.webmanifest
  /indexnow.txt /favicon.ico /icon.svg /apple-icon.png /media/hero/hero-720.mp4
  /media/blog/de-juiste-kleur-op-staal.avif /media/niets.mp4 /kader/kaart /kader/video
  /kader/niets /kader/samenstelling /voorbeeld/niets/de-juiste-kleur-op-staal
  /voorbeeld/niets /_next/image /_next/data/x/contact.json /_next/static/niets.js /_next/niets
`);

/** @param url of the site */
export async function learnSite(url: string, webhookSecret: string): Promise<KnownSite> {
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

function pathsIn(sitemap: string): string[] {
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
}

async function read(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}
