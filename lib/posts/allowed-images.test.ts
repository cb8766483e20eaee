import { toAllowedImage } from './allowed-images';

jest.mock('../platform/env/env', () => ({
  getEnv: () => ({
    SUPABASE_URL: 'https://project.supabase.co',
    SITE_URL: 'https://www.zuilwerk.example',
  }),
}));

const BUCKET = 'https://project.supabase.co/storage/v1/object/public/media';

test('allowed image in the own bucket becomes a path under /media/', () => {
  expect(toAllowedImage(`${BUCKET}/blog/kleur.avif`)).toBe('/media/blog/kleur.avif');
});

test('allowed image with a same-origin path stays unchanged', () => {
  expect(toAllowedImage('/pictures/rooms/shop-800.avif')).toBe('/pictures/rooms/shop-800.avif');
});

test('allowed image URL may have white space around it', () => {
  expect(toAllowedImage(` ${BUCKET}/kleur.avif\n`)).toBe('/media/kleur.avif');
});

test.each([
  ['another host', 'https://example.com/x.avif'],
  ['another host without a scheme', '//example.com/x.avif'],
  ['another host after backslashes', '/\\example.com/x.avif'],
  ['another host behind a tab, which browsers skip', '/\t/example.com/x.avif'],
  [
    'the own host with another host as its path',
    'https://www.zuilwerk.example//example.com/x.avif',
  ],
  ['another host behind a dot, which browsers drop', '/.//example.com/x.avif'],
  ['another project', 'https://other.supabase.co/storage/v1/object/public/media/x.avif'],
  ['a host that starts like the own project', 'https://project.supabase.co.example.com/x.avif'],
  ['another bucket', 'https://project.supabase.co/storage/v1/object/public/other/x.avif'],
  ['a bucket that starts like the own bucket', `${BUCKET}-other/x.avif`],
  ['a data URL', 'data:image/png;base64,AAAA'],
  ['a javascript URL', 'javascript:alert(1)'],
  ['a relative path', 'x.avif'],
  ['an empty URL', ''],
])('image from %s is rejected', (_kind, url) => {
  expect(toAllowedImage(url)).toBeNull();
});

test('allowed image with an absolute URL of the own site becomes a path', () => {
  expect(toAllowedImage('https://www.zuilwerk.example/media/x.avif')).toBe('/media/x.avif');
});
