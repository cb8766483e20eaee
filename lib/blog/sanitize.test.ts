import { sanitizePostHtml } from './sanitize';

jest.mock('../env/env', () => ({
  getEnv: () => ({
    SUPABASE_URL: 'https://project.supabase.co',
    SITE_URL: 'https://www.zuilwerk.example',
  }),
}));

const BUCKET = 'https://project.supabase.co/storage/v1/object/public/media';

test('a picture in our own bucket is shown under our own address', () => {
  const { html } = sanitizePostHtml(`<img src="${BUCKET}/kleur.avif" alt="Kleur">`);
  expect(html).toContain('src="/media/kleur.avif"');
});

test('a link to our own address stays inside the site', () => {
  const { html } = sanitizePostHtml('<a href="https://www.zuilwerk.example/kiosken">a</a>');
  expect(html).toBe('<a href="/kiosken">a</a>');
});
