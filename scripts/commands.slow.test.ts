import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkInto } from '../packages/testbed/link-into.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
/** What follows these is for Next, Biome and Jest. */
const OTHERS = ['serve', 'format', 'measure:sanitiser'];
/** Options of these are for Jest and Playwright. */
const RUNNERS = ['test:unit', 'test:http', 'test:e2e'];
const commands = Object.entries(scripts).filter(([name]) => !OTHERS.includes(name));
const usageOf = (name: string) => new RegExp(`^npm (run )?${name}`, 'm');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  for (const name of [
    'deploy',
    'lib',
    'node_modules',
    'package-lock.json',
    'package.json',
    'packages',
    'scripts',
    'supabase',
    'tools',
  ])
    linkInto(folder, name);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(command: string, ...args: string[]) {
  const [program = '', ...own] = command.split(' ');
  expect(program).toBe('node');
  const child = spawn(process.execPath, [...own, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  return { code, output };
}

test.each(commands)(
  'npm run %s -- --help prints its usage and does nothing',
  async (name, command) => {
    const before = readdirSync(folder);
    const { code, output } = await run(command, '--help');
    expect(output).toMatch(usageOf(name));
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual(before);
  },
);

test.each(commands.filter(([name]) => !RUNNERS.includes(name)))(
  'npm run %s refuses an option that it does not know, names it, and does nothing',
  async (name, command) => {
    const before = readdirSync(folder);
    const { code, output } = await run(command, '--no-such-option');
    expect(output).toMatch(/no-such-option/);
    expect(output).toMatch(usageOf(name));
    expect(output).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual(before);
  },
);
