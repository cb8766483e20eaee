import type { Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';
import { expect, test } from '../support/studio';
import { newDraft, SOON, type StudioApi, studioApi } from '../support/studio-api';
import { preview } from './open-post';

embeddedBackendOnly();

test.use({ hasPreview: true });

const SENTENCE =
  'Een kiosk van gepoedercoat staal staat jarenlang buiten, en wie hem dan nog mooi vindt, heeft vooraf de juiste kleur gekozen. ';
const CONTENT = [
  `<p>${SENTENCE.repeat(3)}</p>`,
  '<h2>Een kop die over meer dan één regel gaat, omdat zij zoveel te zeggen heeft over staal</h2>',
  `<p><strong>${SENTENCE}</strong><em>${SENTENCE}</em><a href="https://www.example.com/">${SENTENCE}</a></p>`,
  '<h3>Een kleinere kop, ook lang genoeg om over de rand van de kolom heen te moeten breken</h3>',
  `<ul><li>${SENTENCE}</li><li>Kort</li></ul>`,
  `<ol><li>${SENTENCE}</li></ol>`,
  `<blockquote><p>${SENTENCE}</p></blockquote>`,
  `<figure><p><a href="https://www.example.com/">${SENTENCE}</a></p><p>${SENTENCE}</p></figure>`,
  '<h4>Nog een kop</h4>',
  `<table><caption>Maten</caption><thead><tr><th scope="col">Model</th><th scope="col">Maat</th></tr></thead><tbody><tr><td>Wall</td><td>${SENTENCE}</td></tr></tbody></table>`,
  `<pre><code>${'const kleur = "antraciet"; '.repeat(6)}</code></pre>`,
  `<p>${SENTENCE.repeat(2)}</p>`,
].join('\n');

type Looks = { lines: string[]; styles: string[]; faces: string[]; cards: string[] };

/** The lines of a text as they are broken, how each block is set, and the faces that were loaded for it. */
function looksOf(root: Element): Looks {
  const lines: string[] = [];
  const styles: string[] = [];
  for (const block of root.querySelectorAll(
    'h2, h3, h4, p, li, th, td, pre, caption, .post-caption',
  )) {
    if (block.querySelector('p, li')) continue;
    const style = getComputedStyle(block);
    const { fontFamily, fontSize, fontWeight, fontStretch, lineHeight, letterSpacing, color } =
      style;
    styles.push(
      [fontFamily, fontSize, fontWeight, fontStretch, lineHeight, letterSpacing, color].join(' '),
    );
    let top = Number.NaN;
    let line = '';
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const at = Math.round(range.getBoundingClientRect().bottom);
        if (Math.abs(at - top) > 4) {
          if (line) lines.push(line.trim());
          line = '';
          top = at;
        }
        line += word;
      }
    }
    lines.push(line.trim());
  }
  const faces = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
  const cards = Array.from(root.querySelectorAll('.link-card'), (card) => {
    const { padding, border, backgroundColor, position } = getComputedStyle(card);
    const { content, fontSize, marginTop } = getComputedStyle(card, '::after');
    return [padding, border, backgroundColor, position, content, fontSize, marginTop].join(' ');
  });
  return {
    lines,
    styles,
    cards,
    faces: [...new Set(faces)].filter((face) => !face.includes('Fallback')),
  };
}

async function publishedPost(call: StudioApi) {
  const { id, draft, revision } = await newDraft(call, { content: CONTENT });
  await call('POST', `posts/${id}/publish`, { expectedRevision: revision, publishAt: null });
  return { id, slug: draft.slug };
}

/** The page of a visitor whose browser has the font. */
async function looksOnSite(page: Page, slug: string, width: number): Promise<Looks> {
  await page.setViewportSize({ width, height: 900 });
  const url = `${sites.site}/blog/${slug}`;
  await page.goto(url);
  await page.evaluate(() => document.fonts.load('9px Archivo'));
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  return page.locator('.prose').evaluate(looksOf);
}

test('the preview and the editor show the lines and letters of the page', async ({
  page,
  context,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id, slug } = await publishedPost(call);
  const visitor = await context.newPage();
  const onSite = await looksOnSite(visitor, slug, 1280);
  // Some sizes follow the width of the window.
  const onWideSite = await looksOnSite(visitor, slug, 1920);
  expect(onSite.faces).toEqual(['Archivo']);
  await visitor.close();

  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(`${studioUrl}#/blog/${id}`);
  await page.getByRole('radio', { name: 'desktop' }).check();
  const text = preview(page).locator('.prose');
  await expect(text.getByRole('heading', { name: 'Nog een kop' })).toBeAttached();
  await expect.poll(() => text.evaluate(looksOf)).toEqual(onSite);

  const editor = page.getByRole('textbox', { name: 'Tekst', exact: true });
  const inEditor = await editor.evaluate(looksOf);
  expect(inEditor.lines).toEqual(onWideSite.lines);
  const typeface = (style: string) => style.replace(/^[^\d]*/, '');
  expect(inEditor.styles.map(typeface)).toEqual(onWideSite.styles.map(typeface));
  expect(inEditor.faces).toEqual(['Archivo']);
  expect(inEditor.cards).toEqual(onWideSite.cards);
  expect(inEditor.cards).toHaveLength(1);
  await call('DELETE', `posts/${id}`);
});

test('a picture by its address in the bucket stays in the text, as the site shows it', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const file = 'blog/de-juiste-kleur-op-staal.avif';
  const { url } = sites.backend;
  const address = `${url}/storage/v1/object/public/media/${file}`;
  const { id } = await newDraft(call, {
    content: `<p>Staal.</p><figure><img src="${address}" alt="Staal" width="1200" height="675"></figure>`,
    image_url: address,
  });
  await page.goto(`${studioUrl}#/blog/${id}`);
  const editor = page.getByRole('textbox', { name: 'Tekst', exact: true });
  const pictures = page.locator(`main img[src^="/media/blog/de-juiste-kleur-op-staal"]`);
  // The text shows it, the field of the post's picture, and the choice of its focal point.
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await editor.getByText('Staal.', { exact: true }).click();
  await page.keyboard.type('!');
  const content = async () =>
    (await call<{ draft: { content: string } }>('GET', `posts/${id}`)).body.draft.content;
  await expect.poll(content, SOON).toContain('!');
  expect(await content()).toContain(`<img src="/media/${file}" alt="Staal"`);
  await call('DELETE', `posts/${id}`);
});
