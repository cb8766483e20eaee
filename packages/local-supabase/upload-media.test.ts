import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadMedia } from './upload-media.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'media-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('uploadMedia names the type of each picture, and leaves out what the bucket refuses', async () => {
  mkdirSync(path.join(folder, 'blog'));
  for (const name of ['a.jpeg', 'b.JPG', '.DS_Store', 'leesmij.txt', 'zonder-einde'])
    writeFileSync(path.join(folder, 'blog', name), name);
  const uploads: Record<string, string | null> = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method !== 'POST') return new Response(null, { status: 404 });
    const type = new Headers(init.headers).get('content-type');
    uploads[path.basename(String(url))] = type;
    return new Response(null, { status: type?.startsWith('image/') ? 200 : 400 });
  });
  const left = jest.spyOn(console, 'warn').mockReturnValue();
  expect(await uploadMedia({ url: 'http://backend', secretKey: 'key', folder })).toBe(2);
  expect(uploads).toEqual({ 'a.jpeg': 'image/jpeg', 'b.JPG': 'image/jpeg' });
  expect(left).toHaveBeenCalledTimes(3);
});
