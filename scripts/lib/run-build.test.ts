import { failIfFolderUnusable } from './run-build.ts';

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
