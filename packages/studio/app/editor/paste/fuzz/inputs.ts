import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLES } from '../samples/by-program';

/** What can be on a clipboard: HTML, or text without it. */
export type Input = { name: string; html?: string; text?: string };

const PROGRAMS = 'packages/studio/app/editor/paste/samples';
const CORPORA = 'e2e/support/corpora';

/**
 * What the paste tests have of every program, and collected hostile input, by where it comes from.
 * @param folders more of it: files with HTML, and JSON lists of it
 */
export function readInputs(folders: readonly string[] = []): Input[][] {
  const samples = Object.entries(SAMPLES).flatMap(([program, list]) =>
    list.map(([what, html]) => ({ name: `${program}: ${what}`, html })),
  );
  return [samples, ...[PROGRAMS, CORPORA, ...folders].map(readFolder)];
}

function readFolder(folder: string): Input[] {
  return readdirSync(folder)
    .sort()
    .filter((file) => !file.endsWith('.expected.html'))
    .flatMap((file) => {
      const name = path.join(folder, file);
      if (file.endsWith('.html')) return [{ name, html: readFileSync(name, 'utf8') }];
      if (!file.endsWith('.json')) return [];
      const texts: string[] = JSON.parse(readFileSync(name, 'utf8'));
      return texts.flatMap((text, index) => [
        { name: `${name} ${index}`, html: text },
        { name: `${name} ${index} as text`, text },
      ]);
    });
}
