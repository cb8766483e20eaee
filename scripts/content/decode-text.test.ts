import { decodeText } from './decode-text.ts';

const SENTENCE = 'Café – “prijs” € 5, één naïeve ‘kiosk’…';

/** The bytes that Word and Notepad write for that sentence on a Western Windows. */
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
  ['UTF-16 of Windows', 'utf-16le', Buffer.from(`\ufeff${SENTENCE}`, 'utf16le')],
  ['UTF-16 of old Macs', 'utf-16be', bigEndian(SENTENCE)],
])('a text in %s is read as it was written', (_which, encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: SENTENCE, encoding });
});

test('every byte of Windows-1252 becomes a character, and none the one for a loss', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const { text } = decodeText(bytes);
  expect(text).toHaveLength(256);
  expect(text).not.toContain('\ufffd');
});

test.each([
  ['UTF-16 that is cut off', Buffer.concat([bigEndian(SENTENCE), Buffer.from('a')])],
  ['UTF-8 that says so and is not', Buffer.concat([Buffer.from('\ufeffCaf'), Buffer.from([0xe9])])],
])('%s is refused', (_which, bytes) => {
  expect(() => decodeText(bytes)).toThrow('not valid');
});

test('an empty file is an empty text', () => {
  expect(decodeText(Buffer.alloc(0))).toEqual({ text: '', encoding: 'utf-8' });
});
