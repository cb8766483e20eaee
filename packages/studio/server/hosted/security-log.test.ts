import { createSecurityLog, LINES_PER_MINUTE, limitLines } from './security-log';

test('a flood of refusals writes a bounded number of lines, says so once, and leaves other events alone', async () => {
  const lines: string[] = [];
  jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  const log = limitLines(createSecurityLog('a secret'));
  for (let count = 0; count < 500; count += 1) {
    log('a key was refused', { network: `2001:db8:${count}::/64` });
  }
  log('a request was refused by its host', {});
  await new Promise(setImmediate);
  const refused = lines.filter((line) => line.includes('a key was refused'));
  expect(refused).toHaveLength(LINES_PER_MINUTE + 1);
  expect(refused.at(-1)).toContain('more often than is logged');
  expect(lines.filter((line) => line.includes('by its host'))).toHaveLength(1);
  jest.restoreAllMocks();
});
