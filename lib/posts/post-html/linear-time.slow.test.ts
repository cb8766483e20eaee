import { SHAPES } from '../../../tools/measure/sanitiser/shapes';
import { feedContent } from '../../pages/feeds/content';
import { extractPictureUrls } from '../content-checks';
import { describePost } from '../description';
import type { Post } from '../post';
import { readingMinutes } from '../reading-time';
import { sanitizePostHtml } from '../sanitize';

jest.mock('../../platform/env/env', () => ({
  getEnv: () => ({
    SUPABASE_URL: 'https://project.supabase.co',
    SITE_URL: 'https://www.zuilwerk.example',
  }),
}));

jest.setTimeout(120_000);

/** Bytes; 16 times this is the maximum of the content column. */
const SMALL = 12_500;
const GROWTH = 16;
/** Between the growth of linear (16 times) and of quadratic (256 times) CPU time; the best attempt counts. */
const MAX_TIME_GROWTH = 64;
const MIN_MEASURABLE_MS = 2;
const ATTEMPTS = 5;
/** The first runs of a regular expression are interpreted, and slower. */
const REFERENCE_RUNS = 6;

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
  extractPictureUrls(sanitizePostHtml(html).html);
  feedContent({ ...post, content: html });
  describePost({ ...post, content: html });
  readingMinutes(html);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test.each(SHAPES)(
  'processing a post of 200,000 bytes takes linear time when it consists of $name',
  ({ ofSize }) => {
    const [small, large] = [ofSize(SMALL), ofSize(SMALL * GROWTH)];
    let growth = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && growth > MAX_TIME_GROWTH; attempt += 1) {
      const fastest = Math.min(...Array.from({ length: REFERENCE_RUNS }, () => cpuMs(small)));
      const reference = Math.max(fastest, MIN_MEASURABLE_MS);
      growth = Math.min(growth, cpuMs(large) / reference);
    }
    expect(growth).toBeLessThanOrEqual(MAX_TIME_GROWTH);
  },
);
