import { toAllowedImage } from './allowed-images';

jest.mock('../env/env', () => ({
  getEnv: () => ({
    SUPABASE_URL: 'https://project.supabase.co',
    SITE_URL: 'https://www.zuilwerk.example',
  }),
}));

const BUCKET = 'https://project.supabase.co/storage/v1/object/public/media';

test('a picture in our own bucket is shown under our own address', () => {
  expect(toAllowedImage(`${BUCKET}/blog/kleur.avif`)).toBe('/media/blog/kleur.avif');
});

test('a path on our own site is shown as it is', () => {
  expect(toAllowedImage('/pictures/rooms/shop-800.avif')).toBe('/pictures/rooms/shop-800.avif');
});

test('white space around an address does not matter', () => {
  expect(toAllowedImage(` ${BUCKET}/kleur.avif\n`)).toBe('/media/kleur.avif');
});

test.each([
  ['another host', 'https://example.com/x.avif'],
  ['another host without a scheme', '//example.com/x.avif'],
  ['another host after backslashes', '/\\example.com/x.avif'],
  ['another host behind a tab, which browsers skip', '/\t/example.com/x.avif'],
  ['another host as a path of our own', 'https://www.zuilwerk.example//example.com/x.avif'],
  ['another host behind a dot, which browsers drop', '/.//example.com/x.avif'],
  ['another project', 'https://other.supabase.co/storage/v1/object/public/media/x.avif'],
  ['a host that starts like our own', 'https://project.supabase.co.example.com/x.avif'],
  ['another bucket', 'https://project.supabase.co/storage/v1/object/public/other/x.avif'],
  ['a bucket that starts like our own', `${BUCKET}-other/x.avif`],
  ['a data address', 'data:image/png;base64,AAAA'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'x.avif'],
  ['nothing', ''],
])('%s is refused', (_kind, address) => {
  expect(toAllowedImage(address)).toBeNull();
});

test('an absolute address of our own site becomes a path', () => {
  expect(toAllowedImage('https://www.zuilwerk.example/media/x.avif')).toBe('/media/x.avif');
});
