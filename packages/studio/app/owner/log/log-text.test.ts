import type { LogEntry } from '../../../shared/api';
import { logText } from './log-text';

const entry = (event: LogEntry['event'], subject: string): LogEntry => ({
  ...{ id: 'e1', at: '2026-11-25T08:30:00Z', person: 'Anna', postId: null },
  event,
  subject,
  publishedAt: '2027-05-03T07:00:00Z',
});

test.each([
  ['published', 'de-juiste-kleur', '“De Juiste Kleur” gepubliceerd'],
  ['planned', 'de-juiste-kleur', '“De Juiste Kleur” gepland voor 3 mei 2027 om 09:00'],
  ['renamed', 'de-juiste-kleur', 'Artikel hernoemd tot “De Juiste Kleur”'],
  ['key_revoked', 'Jan de Boer', 'Sleutel van Jan de Boer ingetrokken'],
] as const)('a line about %s', (event, subject, text) => {
  expect(logText(entry(event, subject))).toBe(text);
});
