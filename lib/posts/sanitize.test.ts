import { sanitizePostHtml } from './sanitize';

jest.mock('../platform/env/env', () => ({
  getEnv: () => ({
    SUPABASE_URL: 'https://project.supabase.co',
    SITE_URL: 'https://www.zuilwerk.example',
  }),
}));

const BUCKET = 'https://project.supabase.co/storage/v1/object/public/media';

test('sanitised post loads a picture of the own bucket from /media/', () => {
  const { html } = sanitizePostHtml(`<img src="${BUCKET}/kleur.avif" alt="Kleur">`);
  expect(html).toContain('src="/media/kleur.avif"');
});

test('sanitised post has a relative link to the own site', () => {
  const { html } = sanitizePostHtml('<a href="https://www.zuilwerk.example/kiosken">a</a>');
  expect(html).toBe('<a href="/kiosken">a</a>');
});
