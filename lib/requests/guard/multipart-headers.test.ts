import { boundaryOf, hasPlainMultipartHeaders } from './multipart-headers';

test.each([
  ['Chromium', '----WebKitFormBoundary7MA4YWxkTrZu0gW0'],
  ['Firefox', '----geckoformboundary1d2e6f1e'],
  ['Node', '----formdata-undici-012345678901'],
])('the multipart boundary that %s writes is found', (_browser, boundary) => {
  expect(boundaryOf(`multipart/form-data; boundary=${boundary}`)).toBe(boundary);
});

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=a; boundary=b',
  'multipart/form-data; boundary="a"; charset=utf-16',
  'multipart/mixed; boundary=a',
  null,
])('the content type %s has no multipart boundary of a browser', (type) => {
  expect(boundaryOf(type)).toBeUndefined();
});

function bodyWith(line: string, text = 'Hallo'): ArrayBuffer {
  const head = `Content-Disposition: form-data; name="message"${line}`;
  return new TextEncoder().encode(`--x\r\n${head}\r\n\r\n${text}\r\n--x--\r\n`).buffer;
}

test.each([
  ['a text', ''],
  ['a file', '; filename="a.png"\r\nContent-Type: image/png'],
  ['a file of no known type', '; filename="a"\r\nContent-Type: '],
])('the multipart headers of %s are plain', (_kind, line) => {
  expect(hasPlainMultipartHeaders(bodyWith(line), 'x')).toBe(true);
});

test.each([
  ['another charset', '\r\nContent-Type: text/plain; charset=utf-16'],
  ['another encoding', '\r\nContent-Transfer-Encoding: base64'],
  ['a folded line', '\r\nContent-Type: text/plain;\r\n charset=utf-16'],
])('multipart headers with %s are not plain', (_kind, line) => {
  expect(hasPlainMultipartHeaders(bodyWith(line), 'x')).toBe(false);
});

test('a message that quotes multipart headers is accepted', () => {
  expect(
    hasPlainMultipartHeaders(bodyWith('', 'A\r\nContent-Type: text/plain; charset=utf-16'), 'x'),
  ).toBe(true);
});

test('Next’s parser still decodes a field by the charset of its part', async () => {
  const busboy = jest.requireActual('next/dist/compiled/busboy');
  const parser = busboy({ headers: { 'content-type': 'multipart/form-data; boundary=x' } });
  const text = new Promise((resolve) => {
    parser.on('field', (_name: string, value: string) => resolve(value));
  });
  const charset = '\r\nContent-Type: text/plain; charset=utf-16le';
  parser.end(Buffer.from(bodyWith(charset, 'H\0i\0')));
  expect(await text).toBe('Hi');
});
