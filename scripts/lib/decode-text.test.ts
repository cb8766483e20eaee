import { decodeText } from './decode-text.ts';

const SENTENCE = 'Café – “prijs” € 5, één naïeve ‘kiosk’…';

/** The bytes that Word and Notepad save for that sentence on a Western European Windows. */
const WINDOWS_1252 = Buffer.from(
  '436166e9209620937072696a73942080 20352c20e9e96e206e61ef6576652091 6b696f736b9285'.replaceAll(
    ' ',
    '',
  ),
  'hex',
);
const bigEndian = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

test.each([
  ['UTF-8', 'utf-8', Buffer.from(SENTENCE)],
  ['UTF-8 with a byte order mark', 'utf-8', Buffer.from(`\ufeff${SENTENCE}`)],
  ['Windows-1252', 'windows-1252', WINDOWS_1252],
  ['UTF-16 little-endian', 'utf-16le', Buffer.from(`\ufeff${SENTENCE}`, 'utf16le')],
  ['UTF-16 big-endian', 'utf-16be', bigEndian(SENTENCE)],
])('decodeText decodes %s', (_which, encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: SENTENCE, encoding });
});

test('decodeText maps every byte of Windows-1252 to a character other than U+FFFD', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const { text } = decodeText(bytes);
  expect(text).toHaveLength(256);
  expect(text).not.toContain('\ufffd');
});

test.each([
  ['truncated UTF-16', Buffer.concat([bigEndian(SENTENCE), Buffer.from('a')])],
  [
    'invalid UTF-8 after a byte order mark',
    Buffer.concat([Buffer.from('\ufeffCaf'), Buffer.from([0xe9])]),
  ],
])('decodeText throws for %s', (_which, bytes) => {
  expect(() => decodeText(bytes)).toThrow('not valid');
});

test('decodeText returns an empty text for an empty file', () => {
  expect(decodeText(Buffer.alloc(0))).toEqual({ text: '', encoding: 'utf-8' });
});
