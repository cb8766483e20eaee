import { decodeHTMLAttribute } from 'entities/decode';
import { checkColumns, type Finding } from './column-checks';
import type { PictureCheck } from './picture-check';
import { type CleanPost, TOO_DEEP } from './post-html/clean';
import type { PostPreview } from './preview';

const MAX_PICTURE_BYTES = 400_000;

/** What an editor should check in a post: its columns, its HTML and its pictures. */
export function checkContent(
  preview: PostPreview,
  html: Pick<CleanPost, 'removed' | 'picturesWithoutAlt'>,
  pictures: readonly PictureCheck[],
): Finding[] {
  return [
    ...checkColumns({ ...preview.post, imageUrl: preview.imageUrl }),
    ...[
      ...checkRemoved(html.removed),
      ...checkListedPictures(html.picturesWithoutAlt, pictures),
    ].filter(({ items }) => items.length > 0),
  ];
}

/** The URLs of the pictures in sanitised HTML. */
export function extractPictureUrls(cleanHtml: string): string[] {
  return Array.from(cleanHtml.matchAll(/<img src="([^"]*)"/g), ([, url = '']) =>
    decodeHTMLAttribute(url),
  );
}

const REMOVAL_ADVICE: Record<string, Pick<Finding, 'problem' | 'advice'>> = {
  img: {
    problem: 'Weggelaten: een afbeelding van een andere site of zonder adres',
    advice: 'Voeg haar toe aan de afbeeldingen en kies haar daar.',
  },
  iframe: {
    problem: 'Weggelaten: een ingesloten pagina',
    advice: 'Alleen video’s van YouTube en Vimeo kunnen in een artikel. Zet anders een link.',
  },
  'a[href]': {
    problem: 'Een link zonder bruikbaar adres',
    advice: 'Laat het adres met https beginnen, of met een schuine streep voor een eigen pagina.',
  },
  [TOO_DEEP]: {
    problem: 'Opmaak weggelaten: te veel elementen staan in elkaar',
    advice: 'Sluit elk element waar het ophoudt, bijvoorbeeld <b> met </b>.',
  },
};

function checkRemoved(removed: readonly string[]): Finding[] {
  const withSpecificAdvice = Object.entries(REMOVAL_ADVICE).map(([name, advice]) => ({
    kind: `removed ${name}`,
    items: removed.filter((item) => item === name),
    ...advice,
  }));
  return [
    ...withSpecificAdvice,
    {
      kind: 'removed',
      problem: 'Weggelaten uit de tekst',
      items: removed.filter((name) => !(name in REMOVAL_ADVICE)),
      advice: 'Bezoekers zien dit niet. Haal het weg, of schrijf het met HTML die wel mag.',
    },
  ];
}

function checkListedPictures(withoutAlt: readonly string[], pictures: readonly PictureCheck[]) {
  const pathsWith = (bytes: PictureCheck['bytes']) =>
    pictures.filter((picture) => picture.bytes === bytes).map(({ path }) => path);
  return [
    {
      kind: 'pictures without alt',
      problem: 'Afbeeldingen zonder beschrijving',
      items: [...new Set(withoutAlt)],
      advice: 'Zeg wat er te zien is, voor wie het beeld niet ziet.',
    },
    {
      kind: 'missing pictures',
      problem: 'Afbeeldingen die niet bestaan',
      items: pathsWith('missing'),
      advice: 'Voeg ze toe aan de afbeeldingen, of kies een andere.',
    },
    {
      kind: 'heavy pictures',
      problem: 'Afbeeldingen van meer dan 400\u00a0kB',
      items: pictures.flatMap(({ path, bytes }) =>
        typeof bytes === 'number' && bytes > MAX_PICTURE_BYTES
          ? [`${path} (${Math.round(bytes / 1000)}\u00a0kB)`]
          : [],
      ),
      advice: 'Voeg ze opnieuw toe in de studio: die maakt ze klein genoeg.',
    },
    {
      kind: 'unchecked pictures',
      problem: 'Afbeeldingen die niet gecontroleerd zijn',
      items: pathsWith('unknown'),
      advice: 'Kijk hieronder of u ze ziet, of laad deze pagina straks opnieuw.',
    },
  ];
}
