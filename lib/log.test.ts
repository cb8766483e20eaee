import { logError } from './log';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

const written = () => jest.mocked(console.error).mock.calls.map(([line]) => line);

test('a failure is one line with name, code and message', () => {
  logError('Reading failed', Object.assign(new TypeError('fetch\n failed'), { code: 'ECONN' }));
  expect(written()).toEqual(['Reading failed: TypeError ECONN fetch failed']);
});

test('what a database says beside its message, where it repeats the row, is left out', () => {
  const details = 'Failing row contains (Jan, jan@deboer.example)';
  logError('Storing failed', { code: '23514', message: 'violates check constraint', details });
  expect(written()).toEqual(['Storing failed: 23514 violates check constraint']);
});

test('characters that steer a terminal are left out, of the event as of the cause', () => {
  logError('Reading \u001b[2J failed', new Error('a\u0007b\u009b31mc\u007fd\u202ee'));
  expect(written()).toEqual(['Reading [2J failed: Error a b 31mc d e']);
});
