import type { Article, Picture } from '../article';
import type { Finding } from '../finding';

const FILE_NAME =
  /\.(avif|gif|heic|jpe?g|png|svg|webp)$|^(dsc|img|image|afbeelding|foto|schermafbeelding)[-_ ]?\d+$/i;

const nameOf = ({ src }: Picture) => src.slice(src.lastIndexOf('/') + 1);

export function picturesWithoutAlt({ pictures }: Article): Finding[] {
  return pictures
    .filter(({ alt }) => alt.trim() === '')
    .map((picture) => ({
      rule: 'picture without description',
      problem: 'Een afbeelding zonder beschrijving',
      advice: 'Zeg wat er te zien is, voor wie het beeld niet ziet.',
      quote: nameOf(picture),
      place: { picture: picture.src },
    }));
}

export function fileNamesAsAlt({ pictures }: Article): Finding[] {
  return pictures
    .filter(({ alt }) => FILE_NAME.test(alt.trim()))
    .map(({ src, alt }) => ({
      rule: 'file name as description',
      problem: 'Een beschrijving die een bestandsnaam is',
      advice: 'Zeg wat er te zien is, voor wie het beeld niet ziet.',
      quote: alt,
      place: { picture: src },
    }));
}
