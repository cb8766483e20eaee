import { logError } from './log';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

const loggedLines = () => jest.mocked(console.error).mock.calls.map(([line]) => line);

test('error log is one line with the name, code and message of the cause', () => {
  logError('Reading failed', Object.assign(new TypeError('fetch\n failed'), { code: 'ECONN' }));
  expect(loggedLines()).toEqual(['Reading failed: TypeError ECONN fetch failed']);
});

test('error log omits the details of a database error, which repeat the row', () => {
  const details = 'Failing row contains (Jan, jan@deboer.example)';
  logError('Storing failed', { code: '23514', message: 'violates check constraint', details });
  expect(loggedLines()).toEqual(['Storing failed: 23514 violates check constraint']);
});

test('error log removes terminal control characters from event and cause', () => {
  logError('Reading \u001b[2J failed', new Error('a\u0007b\u009b31mc\u007fd\u202ee'));
  expect(loggedLines()).toEqual(['Reading [2J failed: Error a b 31mc d e']);
});
