import type { Message } from '../../shared/api';
import { replyHref } from './reply-href';

const message: Message = {
  id: '1',
  createdAt: '2026-11-24T09:00:00Z',
  name: 'Jan & Zoë',
  email: 'jan+werk@example.nl',
  subject: 'Offerte?',
  message: 'Eerste regel\nTweede regel',
  details: [],
  status: 'new',
  note: '',
  handledAt: null,
  handledBy: null,
  assignedTo: '',
  isLate: false,
};

const partsOf = (href: string) => {
  const { pathname, searchParams } = new URL(href);
  return { to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) };
};

test('an answer is addressed, titled and begun, and quotes the message', () => {
  expect(partsOf(replyHref(message, 'Anna'))).toEqual({
    to: 'jan+werk@example.nl',
    subject: 'Re: Offerte?',
    body: [
      ...['Beste Jan & Zoë,', '', '', '', 'Met vriendelijke groet,', 'Anna', ''],
      ...['Jan & Zoë schreef:', '> Eerste regel', '> Tweede regel'],
    ].join('\r\n'),
  });
});

test('an answer begins with the template that was chosen', () => {
  const { body } = partsOf(replyHref(message, 'Anna', 'Dank u.\nWij bellen.')) as { body?: string };
  expect(body).toMatch(/^Beste Jan & Zoë,\r\n\r\nDank u\.\r\nWij bellen\.\r\n\r\nMet vriendelijke/);
});

test('a template that fills the address leaves no room for the quotation', () => {
  const href = replyHref(message, 'Anna', 'é'.repeat(1000));
  expect(decodeURIComponent(href)).not.toContain('schreef');
});

test('an answer to an answer repeats no Re:', () => {
  const { subject } = partsOf(replyHref({ ...message, subject: 'RE: Offerte' }, 'Anna')) as {
    subject?: string;
  };
  expect(subject).toBe('RE: Offerte');
});

test('a long message is quoted as far as mail programs take it', () => {
  const href = replyHref({ ...message, message: '😀 ünd\n'.repeat(800) }, 'Anna');
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(href.length).toBeGreaterThan(1850);
  expect(decodeURIComponent(href)).toMatch(/ …$/);
});

test('an address cannot add recipients or headers', () => {
  const href = replyHref({ ...message, email: 'a@b.nl?bcc=c@d.nl&x' }, 'Anna');
  expect(new URL(href).searchParams.has('bcc')).toBe(false);
});

test.each([
  ['a line break', 'Offerte\r\nBcc: a@b.nl', 'Re: Offerte Bcc: a@b.nl'],
  ['what turns its direction', 'Zuil \u202egnp.exe', 'Re: Zuil gnp.exe'],
])('a subject with %s is one ordinary line in the answer', (_, subject, expected) => {
  const href = replyHref({ ...message, subject, name: 'Jan\nPiet' }, 'Anna');
  expect(partsOf(href)).toMatchObject({
    subject: expected,
    body: expect.stringMatching(/^Beste Jan Piet,/),
  });
});
