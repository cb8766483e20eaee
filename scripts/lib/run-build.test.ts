import fs from 'node:fs';
import { failIfFolderUnusable, runBuild } from './run-build.ts';

test.each(['#', '*'])(
  'a folder with %s in its path, where every build fails, is refused',
  (character) => {
    expect(() => failIfFolderUnusable(`/home/anna/site ${character}1/zuilwerk`)).toThrow(
      `do not find files in a path with ${character}. Rename that folder.`,
    );
  },
);

test('a folder with any other character is not refused', () => {
  expect(() =>
    failIfFolderUnusable(`/home/anna/100% [x] {y} 'é' "&" (?) $HOME ;=+@!~:<>|`),
  ).not.toThrow();
});

test('a build without TypeScript, which Next would install from the network, is refused', async () => {
  jest.spyOn(fs, 'existsSync').mockReturnValue(false);
  await expect(runBuild()).rejects.toThrow('Install them: npm ci --include=dev');
  jest.restoreAllMocks();
});
