// npm run fuzz:paste: pastes changed clipboards of many programs into the studio's editor. USAGE lists the options.
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { countOf, readArguments } from '../../scripts/lib/arguments.ts';

type Fuzz = typeof import('../../packages/studio/app/editor/paste/fuzz/index.ts');

const EXAMPLES = 6;
const USAGE = `npm run fuzz:paste [-- --count 20000 --seed 1]   pastes that many times
npm run fuzz:paste -- --folder <folder>          also what a folder holds: *.html, and *.json with a list of texts
npm run fuzz:paste -- --seed 1 --only 1234       repeats one of them, and prints what was pasted
npm run fuzz:paste -- --programs                 pastes each input as it is, and counts the right ones by program`;

const { values } = readArguments({
  usage: USAGE,
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    programs: { type: 'boolean' },
    folder: { type: 'string', multiple: true },
  },
});
const [count, seed] = [countOf(values.count, USAGE), countOf(values.seed, USAGE)];
const { readInputs, Paster, byProgram } = await loadFuzz();
const sources = readInputs(values.folder);
const paster = new Paster(sources);
if (values.programs) process.exitCode = countByProgram();
else process.exitCode = values.only === undefined ? runAll() : repeat(countOf(values.only, USAGE));

function countByProgram(): number {
  const rows = byProgram(paster, sources);
  console.log(`\n${'Copied from'.padEnd(24)}${'inputs'.padStart(8)}${'right'.padStart(8)}`);
  for (const { program, inputs, right, wrong } of rows) {
    console.log(`${program.padEnd(24)}${String(inputs).padStart(8)}${String(right).padStart(8)}`);
    for (const name of wrong) console.log(`  ${name}`);
  }
  return rows.every(({ wrong }) => wrong.length === 0) ? 0 : 1;
}

function runAll(): number {
  console.log(`\n${count} pastes of ${sources.flat().length} inputs, seed ${seed}\n`);
  const faults = new Map<string, string[]>();
  for (let number = 1; number <= count; number += 1) {
    const fault = paster.faultOf(paster.caseOf(seed, number));
    if (fault) {
      const example = `--only ${number}: ${fault.detail.slice(0, 200).replaceAll(/\s+/g, ' ')}`;
      faults.set(fault.kind, [...(faults.get(fault.kind) ?? []), example]);
    }
    if (number % 1000 === 0) console.log(`  ${number} pasted`);
  }
  console.log('\nFaults');
  for (const [kind, examples] of faults) {
    console.log(`  ${String(examples.length).padStart(6)} x ${kind}`);
    for (const example of examples.slice(0, EXAMPLES)) console.log(`           ${example}`);
  }
  if (faults.size === 0) console.log('  none');
  return faults.size === 0 ? 0 : 1;
}

function repeat(number: number): number {
  const tried = paster.caseOf(seed, number);
  const fault = paster.faultOf(tried);
  console.log(`\n${tried.html ?? tried.text}\n\n  from ${tried.input}, into ${tried.place.name}\n`);
  console.log(fault ? `  ${fault.kind}\n${fault.detail}` : '  no fault');
  return fault ? 1 : 0;
}

/** Bundled, because the modules of the studio import each other without file extensions. */
async function loadFuzz(): Promise<Fuzz> {
  const folder = mkdtempSync(path.join('.data', 'fuzz-paste-'));
  try {
    const outfile = path.resolve(folder, 'fuzz.mjs');
    await build({
      entryPoints: ['packages/studio/app/editor/paste/fuzz/index.ts'],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
