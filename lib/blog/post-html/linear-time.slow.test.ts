import { SHAPES } from '../../../tools/measure/sanitiser/shapes';
import { feedContent } from '../../feeds/content';
import { picturesIn } from '../content-checks';
import { describePost } from '../description';
import type { Post } from '../post';
import { readingMinutes } from '../reading-time';
import { sanitizePostHtml } from '../sanitize';

jest.mock('../../env/env', () => ({
  getEnv: () => ({
    SUPABASE_URL: 'https://project.supabase.co',
    SITE_URL: 'https://www.zuilwerk.example',
  }),
}));

jest.setTimeout(120_000);

const SMALL = 12_500;
/** As much as the database takes. */
const GROWTH = 16;
/**
 * Nothing counts the steps of a regular expression, so CPU time stands for them: not that of other
 * processes, but caches and the compiler do change it. A linear text takes 16 times as long, a quadratic one
 * 256 times; the limit lies in between on a scale of factors, and the best of some attempts counts.
 */
const MOST_GROWTH = 64;
/** What is shorter says nothing: the small text may take no time at all. */
const LEAST_MS = 2;
const ATTEMPTS = 5;
/** The first times an expression is interpreted, which makes the small text look expensive. */
const REFERENCES = 6;

const post: Post = {
  id: '1',
  slug: 'kleur',
  title: 'Kleur',
  excerpt: '',
  image: null,
  imageAlt: '',
  publishedAt: '2025-02-11T09:15:00Z',
  modifiedAt: '2025-02-11T09:15:00Z',
  metaDescription: null,
  content: '',
};

function cpuMs(html: string): number {
  const start = process.cpuUsage();
  picturesIn(sanitizePostHtml(html).html);
  feedContent({ ...post, content: html });
  describePost({ ...post, content: html });
  readingMinutes(html);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test.each(SHAPES)('sixteen times as much of $name takes no more than linear time', ({ ofSize }) => {
  const [small, large] = [ofSize(SMALL), ofSize(SMALL * GROWTH)];
  let growth = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && growth > MOST_GROWTH; attempt += 1) {
    const fastest = Math.min(...Array.from({ length: REFERENCES }, () => cpuMs(small)));
    const reference = Math.max(fastest, LEAST_MS);
    growth = Math.min(growth, cpuMs(large) / reference);
  }
  expect(growth).toBeLessThanOrEqual(MOST_GROWTH);
});
