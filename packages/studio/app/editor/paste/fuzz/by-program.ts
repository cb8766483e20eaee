import type { Input } from './inputs';
import type { Paster } from './paster';
import { PLACES } from './places';
import { wordsOf, wordsOfHtml } from './words';

/** How many inputs of a program are right in every place. */
export type ProgramRow = { program: string; inputs: number; right: number; wrong: string[] };

/** Programs by what the names of their samples and files begin with. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/^Word in Safari/, 'Word in Safari'],
  [/^Word in the browser|word-online/, 'Word in the browser'],
  [/^Word|^word/, 'Word'],
  [/^LibreOffice|^libreoffice|^lo-/, 'LibreOffice'],
  [/^Google Docs|^google-docs|^gdocs-/, 'Google Docs'],
  [/^Google Sheets|^sheets-/, 'Google Sheets'],
  [/^Excel|^excel-/, 'Excel'],
  [/^mail|^outlook|^gmail/, 'mail programs'],
];

/** Pastes every input as it is into every place. Hostile input, from lists of texts, belongs to no program. */
export function byProgram(paster: Paster, sources: readonly Input[][]): ProgramRow[] {
  const rows = new Map<string, ProgramRow>();
  for (const input of sources.flat()) {
    if (input.html === undefined || /\.json /.test(input.name)) continue;
    const program = programOf(input.name);
    const row = rows.get(program) ?? { program, inputs: 0, right: 0, wrong: [] };
    rows.set(program, row);
    row.inputs += 1;
    if (isRightEverywhere(paster, input)) row.right += 1;
    else row.wrong.push(input.name);
  }
  return [...rows.values()];
}

function programOf(name: string): string {
  const short = name.slice(name.lastIndexOf('/') + 1);
  return PROGRAMS.find(([pattern]) => pattern.test(short))?.[1] ?? 'others';
}

function isRightEverywhere(paster: Paster, { name, html = '' }: Input): boolean {
  const text = wordsOfHtml(html).join(' ');
  const copied = { input: name, html, text, words: wordsOf(text) };
  return PLACES.every((place) => !paster.faultOf({ ...copied, place }));
}
