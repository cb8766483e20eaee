// npm run measure:sanitiser: CPU time of rendering a post with hostile HTML; the limit is 0.5 s at 1 MB on an idle machine.
// Run by Jest, which compiles the imported sources of the site.
import { describePost } from '../../../lib/posts/description';
import { cleanPostHtml } from '../../../lib/posts/post-html/clean';
import { readingMinutes } from '../../../lib/posts/reading-time';
import { median } from '../../lib/median.ts';
import { SHAPES } from './shapes';

const SIZES = [250_000, 500_000, 1_000_000];
const ROUNDS = 3;

jest.setTimeout(600_000);

const site = {
  url: 'https://www.zuilwerk.example',
  toImage: (url: string) => (url.startsWith('/') ? url : null),
};

function cpuMs(html: string): number {
  const start = process.cpuUsage();
  cleanPostHtml(html, site);
  describePost({ title: 'Titel', metaDescription: null, excerpt: '', content: html });
  readingMinutes(html);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test('rendering 1 MB of hostile HTML takes at most 0.5 s of CPU time', () => {
  const slow: string[] = [];
  process.stdout.write(`ms of CPU time at ${SIZES.join(', ')} characters\n`);
  for (const { name, ofSize } of SHAPES) {
    const times = SIZES.map((size) => {
      const html = ofSize(size);
      return median(Array.from({ length: ROUNDS }, () => cpuMs(html)));
    });
    const columns = times.map((ms) => ms.toFixed(0).padStart(6)).join('');
    process.stdout.write(`${columns}  ${name}\n`);
    if ((times.at(-1) ?? 0) > 500) slow.push(name);
  }
  expect(slow).toEqual([]);
});
