import { feedContent } from './content';

jest.mock('../../platform/env/env', () => ({
  getEnv: () => ({
    SUPABASE_URL: 'https://project.supabase.co',
    SITE_URL: 'https://www.zuilwerk.example',
  }),
}));

const post = {
  id: '1',
  slug: 'kleur',
  title: 'Kleur',
  excerpt: '',
  image: null,
  imageAlt: 'Kleuren',
  publishedAt: '2025-02-11T09:15:00Z',
  modifiedAt: '2025-02-11T09:15:00Z',
  metaDescription: null,
};
const contentOf = (content: string) => feedContent({ ...post, content });

test.each([
  ['/kiosken#brandvision', 'https://www.zuilwerk.example/kiosken#brandvision'],
  ['#stap-2', 'https://www.zuilwerk.example/blog/kleur#stap-2'],
  ['https://example.com/?a=1&amp;b=2', 'https://example.com/?a=1&amp;b=2'],
  ['mailto:info@zuilwerk.example', 'mailto:info@zuilwerk.example'],
])('feed content resolves a link to %s as %s', (href, expected) => {
  expect(contentOf(`<a href="${href}">Lees verder</a>`)).toContain(`href="${expected}"`);
});

test('feed content has absolute URLs of pictures', () => {
  expect(contentOf('<img src="/media/blog/kleur.avif" alt="Kleuren">')).toContain(
    'src="https://www.zuilwerk.example/media/blog/kleur.avif"',
  );
});

test('feed content names no smaller files of pictures, whose URLs would be relative', () => {
  const html = contentOf('<img src="/media/blog/a.avif" alt="A" width="800" height="600">');
  expect(html).toContain('width="800"');
  expect(html).not.toMatch(/srcset|sizes/);
});

test('feed content has a card as a paragraph with a link, and one about it', () => {
  const html = contentOf(
    '<figure><p><a href="/kiosken">Kiosken</a></p><p>Zeven modellen.</p></figure>',
  );
  expect(html).toMatch(
    /<p><a href="https:[^"]*\/kiosken">Kiosken<\/a><\/p><p>Zeven modellen\.<\/p>/,
  );
});

test('feed content starts with the picture of the post', () => {
  const html = feedContent({ ...post, image: '/media/a.avif?b=1&c="', content: '<p>Tekst</p>' });
  expect(html).toBe(
    '<p><img alt="Kleuren" src="https://www.zuilwerk.example/media/a.avif?b=1&amp;c=%22" /></p><p>Tekst</p>',
  );
});

test('feed content is sanitised like the page', () => {
  expect(contentOf('<p onclick="x()">Tekst<script>alert(1)</script></p>')).toBe('<p>Tekst</p>');
});
