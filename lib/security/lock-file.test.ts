import { readFileSync } from 'node:fs';

type Entry = {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
};

const entries: [string, Entry][] = Object.entries(
  JSON.parse(readFileSync('package-lock.json', 'utf8')).packages,
);

/**
 * Compilers for other machines, of which the registry that this file was made with had no such version.
 * They cannot be left out: `npm ci` refuses a lock file that lacks what the registry has. A new version
 * of one of the four tools should bring the checksums, and then its line goes.
 */
const WITHOUT_CHECKSUM = [
  /^node_modules\/@biomejs\/cli-[\w-]+$/,
  /^node_modules\/@next\/swc-(darwin|win32)-[\w-]+$/,
  /^node_modules\/@tailwindcss\/oxide-[\w-]+$/,
  /^node_modules\/@unrs\/resolver-binding-[\w-]+$/,
];

const withoutChecksum = entries
  .filter(([name, { link, integrity }]) => name !== '' && !link && !integrity)
  .map(([name]) => name);

test('every package has a checksum, but for compilers of machines that we had no package for', () => {
  const others = withoutChecksum.filter(
    (name) => !WITHOUT_CHECKSUM.some((pattern) => pattern.test(name)),
  );
  expect(others).toEqual([]);
  // Fewer are welcome: lower the number.
  expect(withoutChecksum.length).toBeLessThanOrEqual(37);
});

test('none of those is installed on Debian or in our containers, where the site is built and served', () => {
  const lock = new Map(entries);
  for (const name of withoutChecksum) {
    expect(lock.get(name)?.optional).toBe(true);
    expect(name).not.toMatch(/linux-(x64|arm64)(-gnu)?$/);
  }
});

test('packages come from the public registry', () => {
  for (const [, { resolved }] of entries)
    if (resolved) expect(resolved).toMatch(/^https:\/\/registry\.npmjs\.org\//);
});
