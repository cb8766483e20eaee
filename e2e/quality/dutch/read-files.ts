import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeXML } from 'entities/decode';
import type { DutchText } from './text';

const SCREENS = 'imagery/screens';
const CAPTIONS = 'public/captions';
const WIDTH_OF_A_SPACE = 20;

export function readScreens(): DutchText[] {
  return filesIn(SCREENS, '.svg').flatMap(({ place, content }) =>
    Array.from(
      content.replaceAll(/<!--.*?-->/gs, '').matchAll(/<text\b[^>]*>(.*?)<\/text>/gs),
      ([, text = '']) => ({ place, text: stripNbsp(text) }),
    ),
  );
}

export function readCaptions(): DutchText[] {
  return filesIn(CAPTIONS, '.vtt').flatMap(({ place, content }) =>
    content
      .split(/\n{2,}/)
      .filter((cue) => cue.includes('-->'))
      .map((cue) => ({ place, text: stripNbsp(cue.replace(/^.*-->.*$/m, '')) })),
  );
}

function filesIn(folder: string, extension: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(folder, name))
    .map((place) => ({ place, content: readFileSync(place, 'utf8') }));
}

/** Whether part of a drawn text starts at another position; a small `dx` is only kerning. */
function isSetApart(attributes: string): boolean {
  const shift = Number(/\bdx="([\d.]+)"/.exec(attributes)?.[1] ?? 0);
  return /\s[xy]="/.test(attributes) || shift >= WIDTH_OF_A_SPACE;
}

function stripNbsp(markup: string): string {
  const text = markup
    .replaceAll(/<tspan\b([^>]*)>/g, (_, attributes) => (isSetApart(attributes) ? ' ' : ''))
    .replaceAll(/<[^>]*>/g, '');
  return decodeXML(text)
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll(/^ | $/g, '');
}
