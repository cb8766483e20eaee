// Plain JavaScript without packages, because run.mjs starts npm in an old Node before anything is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The program and the arguments that run npm: its own JavaScript file, since on Windows `npm` is a batch file, which Node
 * starts only through a shell.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @returns {[string, string[]]}
 */
export function npmCommand(args, env = process.env) {
  const folder = path.dirname(process.execPath);
  const candidates = [
    // Set by npm itself; pnpm and Yarn set it to theirs.
    env.npm_execpath ?? '',
    path.join(folder, 'node_modules/npm/bin/npm-cli.js'),
    path.join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
  ];
  const file = candidates.find((name) => path.basename(name) === 'npm-cli.js' && existsSync(name));
  return file ? [process.execPath, [file, ...args]] : ['npm', args];
}
