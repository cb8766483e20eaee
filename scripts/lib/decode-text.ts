/**
 * Bytes 0x80 to 0x9f of Windows-1252; all others are as in Latin-1. Not by TextDecoder: that of Node 22.18 decodes
 * Windows-1252 as Latin-1, which loses quotes, dashes and the euro sign.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const UTF8_BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * Decodes UTF-16 with a byte order mark (Word's "Unicode"), else UTF-8, else Windows-1252 (Notepad on Windows).
 * @throws {TypeError} for truncated UTF-16, and for invalid UTF-8 after a byte order mark
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const encoding = encodingOf(bytes);
  const text =
    encoding === 'windows-1252'
      ? fromWindows1252(bytes)
      : new TextDecoder(encoding, { fatal: true }).decode(bytes);
  return { text, encoding };
}

function fromWindows1252(bytes: Uint8Array) {
  return Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\x80-\x9f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? '');
}

function encodingOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // The mark decides: an invalid byte after it is an error of the file, not a sign of another encoding.
  if (UTF8_BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte)) return 'utf-8';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
