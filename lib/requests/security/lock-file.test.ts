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

const all: [string, Entry][] = Object.entries(
  JSON.parse(readFileSync('package-lock.json', 'utf8')).packages,
);

/** Leaves out the project itself and its own packages, which npm links. */
const entries = all.filter(([name, { link }]) => name.includes('node_modules/') && !link);

/**
 * Compilers for other platforms, which the registry of this lock file lacked in these versions. `npm ci`
 * refuses a lock file without them. Delete a line once an upgrade of its tool brings the checksums.
 */
const WITHOUT_CHECKSUM = [
  /^node_modules\/@biomejs\/cli-[\w-]+$/,
  /^node_modules\/@next\/swc-(darwin|win32)-[\w-]+$/,
  /^node_modules\/@tailwindcss\/oxide-[\w-]+$/,
  /^node_modules\/@unrs\/resolver-binding-[\w-]+$/,
];

const withoutChecksum = entries.filter(([, { integrity }]) => !integrity).map(([name]) => name);

test('every package in the lock file has a checksum, except compilers for other platforms', () => {
  const others = withoutChecksum.filter(
    (name) => !WITHOUT_CHECKSUM.some((pattern) => pattern.test(name)),
  );
  expect(others).toEqual([]);
  // Lower this number when there are fewer.
  expect(withoutChecksum.length).toBeLessThanOrEqual(37);
});

test('no package without a checksum is installed on Debian or in our containers', () => {
  const lock = new Map(entries);
  for (const name of withoutChecksum) {
    expect(lock.get(name)?.optional).toBe(true);
    expect(name).not.toMatch(/linux-(x64|arm64)(-gnu)?$/);
  }
});

test('every package in the lock file is from the public registry', () => {
  for (const [, { resolved }] of entries)
    if (resolved) expect(resolved).toMatch(/^https:\/\/registry\.npmjs\.org\//);
});
