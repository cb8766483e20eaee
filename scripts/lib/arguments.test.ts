import { countOf, readArguments } from './arguments.ts';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
});

function read(...args: string[]) {
  process.argv = ['node', 'command.ts', ...args];
  return readArguments({
    usage: 'npm run command -- [folder] [--to file]',
    options: { to: { type: 'string' } },
    positionals: 1,
  });
}

test('options and arguments are read', () => {
  expect(read('folder', '--to', 'file')).toMatchObject({
    values: { to: 'file' },
    positionals: ['folder'],
  });
});

test.each([
  [['--other'], "Unknown option '--other'."],
  [['-x'], "Unknown option '-x'."],
  [['--to'], "Option '--to <value>' argument missing."],
  [['--to', '--other'], "Option '--to' argument is ambiguous."],
  [['one', 'two'], "Unexpected argument 'two'."],
])('%j is refused with what is wrong and the usage', (args, problem) => {
  const text = `${problem}\n\nnpm run command -- [folder] [--to file]`;
  expect(() => read(...args)).toThrow(text);
});

test.each(['0', '-1', '1.5', 'ten', '', '1e3'])('"%s" is no count', (text) => {
  expect(() => countOf(text, 'usage')).toThrow('usage');
});

test('a count is a whole number from 1 on', () => {
  expect(countOf('10000', 'usage')).toBe(10_000);
});
