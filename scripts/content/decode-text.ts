/**
 * What bytes 0x80 to 0x9f are in Windows-1252; all others are as in Latin-1. Not by TextDecoder: that
 * of Node 20 takes all of them as Latin-1 and loses quotes, dashes and the euro sign.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const UTF8_MARK = [0xef, 0xbb, 0xbf];

/**
 * The text of a file that an editor saved: UTF-16 where it says so by its byte order mark (Word's
 * "Unicode"), else UTF-8, else Windows-1252 (what Word and Notepad save on Windows), of which every
 * byte is a character. No byte order mark is left, and no replacement character is put in.
 * @throws TypeError for UTF-16 that is cut off or wrong
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
  // With its mark it is meant as UTF-8: a wrong byte in it is a fault of the file.
  if (UTF8_MARK.every((byte, index) => bytes[index] === byte)) return 'utf-8';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
