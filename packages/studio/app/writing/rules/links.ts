import type { Article } from '../article';
import type { Finding } from '../finding';

/** Texts that say nothing when a screen reader lists the links of a page. */
const VAGUE = [
  ...['hier', 'klik', 'klik hier', 'kijk hier', 'lees hier', 'lees hier meer', 'link', 'deze link'],
  ...[
    'lees meer',
    'lees verder',
    'verder lezen',
    'meer',
    'meer info',
    'meer informatie',
    'meer lezen',
  ],
  ...['deze pagina', 'deze website', 'via deze link', 'zie hier', 'bekijk hier', 'download'],
];

const ADDRESS = /^(https?:\/\/|www\.)\S+$/i;

/** A link says where it leads, by words. */
export function vagueLinks({ links }: Article): Finding[] {
  return links.flatMap(({ text, block, start }) => {
    const words = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ]+/gu, '')
      .trim();
    const isAddress = ADDRESS.test(text.trim());
    if (!isAddress && !VAGUE.includes(words)) return [];
    return [
      {
        rule: isAddress ? 'address as link text' : 'vague link text',
        problem: isAddress ? 'Een adres als tekst van een link' : 'Een link die niet zegt waarheen',
        advice: 'Zet de link op woorden die zeggen wat de lezer daar vindt.',
        quote: text,
        place: { block, start, end: start + text.length },
      },
    ];
  });
}
