import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'deploy', 'docs', 'e2e', 'imagery', 'lib', 'public'];
const MORE_FOLDERS = ['packages', 'scripts', 'supabase', 'tools'];
/** Written by programs, and ignored by git. */
const IGNORED = /(^|[\\/])(node_modules|\.work|__pycache__|dist|\.astro)[\\/]/;

/** A file of each kind that the project has. */
const kinds = new Map(
  [...FOLDERS, ...MORE_FOLDERS]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
        isFile: entry.isFile(),
        file: path.join(entry.parentPath, entry.name),
      })),
    )
    .filter(({ isFile, file }) => isFile && path.extname(file) && !IGNORED.test(file))
    .map(({ file }): [string, string] => [path.extname(file), file]),
);

test('git for Windows, which converts line ends by default, checks out every kind of file as it is here', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'attributes-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  git('init', 'from');
  copyFileSync('.gitattributes', path.join(folder, 'from/.gitattributes'));
  for (const [kind, file] of kinds) copyFileSync(file, path.join(folder, `from/file${kind}`));
  // Git takes it for text, because it holds no null byte.
  writeFileSync(path.join(folder, 'from/small.png'), 'PNG\r\n\x1a\nline\n');
  git('-C', 'from', 'add', '.');
  git('-C', 'from', 'commit', '-m', 'files');
  git('-c', 'core.autocrlf=true', 'clone', '-q', 'from', 'to');

  const read = (clone: string, name: string) => readFileSync(path.join(folder, clone, name));
  const names = readdirSync(path.join(folder, 'from')).filter((name) => name !== '.git');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !read('to', name).equals(read('from', name)))).toEqual([]);
  rmSync(folder, { recursive: true });
});
