import { step } from './terminal.ts';

let output: string;
beforeEach(() => {
  output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['✓', 0],
  ['✗', 1],
])('a step is marked %s when %d tests failed', async (mark, failed) => {
  await step(
    'Types',
    () => ({ failed }),
    (result) => result.failed === 0,
  );
  expect(output).toContain(`${mark} Types`);
});

test('a step that throws is marked as failed', async () => {
  await expect(step('Types', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(output).toContain('✗ Types');
});
