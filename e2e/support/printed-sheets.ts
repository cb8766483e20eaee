import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright/test';

/** A piece of text on one line; sizes and distances in px, from the edges of the paper. */
export type PrintedText = { fontSize: number; baseline: number };

const MARGIN = '1cm';

/** The pieces of text on each A4 sheet, as Chromium prints the page. */
export async function printedSheets(page: Page): Promise<PrintedText[][]> {
  await page.emulateMedia({ media: 'print' });
  // The whole style sheets, with the rules for print, come after the first paint.
  await page.getByRole('banner').waitFor({ state: 'hidden' });
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', object = ''] of pdf.matchAll(/\n(\d+) 0 obj\n(.*?)endobj/gs)) {
    objects.set(id, object);
  }
  const textsOf = (object: string): PrintedText[] => {
    const [, content] = /\/Contents (\d+) 0 R/.exec(object) ?? [];
    const drawn = objects.get(content ?? '') ?? object;
    // Groups with an opacity are objects of their own.
    const [, groups = ''] = /\/XObject <<(.*?)>>/s.exec(object) ?? [];
    const parts = [...groups.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => objects.get(id) ?? '');
    const forms = parts.filter((part) => part.includes('/Subtype /Form'));
    return [...textsIn(streamOf(drawn)), ...forms.flatMap(textsOf)];
  };
  return [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object)).map(textsOf);
}

function streamOf(object: string): string {
  const [, stream] = /stream\n(.*)\nendstream/s.exec(object) ?? [];
  if (!stream || !object.includes('/FlateDecode')) return stream ?? '';
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

function textsIn(stream: string): PrintedText[] {
  return [...stream.matchAll(/\/F\d+ ([\d.]+) Tf\n(?:[\d.-]+ ){5}([\d.-]+) Tm/g)].map(
    ([, fontSize, baseline]) => ({ fontSize: Number(fontSize), baseline: Number(baseline) }),
  );
}
