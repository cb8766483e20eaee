import { renderToStaticMarkup } from 'react-dom/server';
import { ApiError } from '../api-client';
import { type Connection, useConnection } from '../shell/connection';
import { InDialog } from './dialog';
import { ActionFailure, LoadFailure } from './failure';

jest.mock('../shell/connection', () => ({ useConnection: jest.fn() }));

const REASON = 'De database antwoordt niet.';
const lost = new ApiError(502, { code: 'unreachable', message: REASON });
const refused = new ApiError(409, { code: 'slug', message: 'Deze titel is er al.' });

const shown = (connection: Connection, element: React.ReactNode) => {
  jest.mocked(useConnection).mockReturnValue(connection);
  return renderToStaticMarkup(element);
};
const load = (error: Error, hasData = false) => (
  <LoadFailure error={error} hasData={hasData} onRetry={() => {}} />
);

test('while the line of the connection gives a reason, nothing repeats it', () => {
  expect(shown('no-database', load(lost))).toMatch(/^<p[^>]*>Nog niet geladen\.<\/p>$/);
  expect(shown('no-database', load(lost, true))).toBe('');
  const action = shown('no-database', <ActionFailure error={lost} />);
  expect(action).toContain('Niet gelukt.');
  expect(action).not.toContain(REASON);
});

test('a reason that the line does not give is given in its place', () => {
  expect(shown('ok', load(lost))).toContain(REASON);
  expect(shown('ok', load(lost))).toContain('Opnieuw proberen');
  expect(shown('no-database', load(refused, true))).toContain('Deze titel is er al.');
  expect(shown('no-database', <ActionFailure error={refused} />)).toContain('Deze titel is er al.');
});

test('a dialog gives the reason, since it hides the line', () => {
  expect(shown('no-database', <InDialog value>{load(lost)}</InDialog>)).toContain(REASON);
});
