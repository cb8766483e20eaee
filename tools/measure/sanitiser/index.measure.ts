// npm run measure:sanitiser: CPU time that hostile HTML of up to 1 MB costs where a post is rendered. Run by Jest, which
// compiles what it imports. The aim is 0.5 s at 1 MB on a quiet machine.
import { describePost } from '../../../lib/blog/description';
import { cleanPostHtml } from '../../../lib/blog/post-html/clean';
import { readingMinutes } from '../../../lib/blog/reading-time';
import { median } from '../../lib/median.ts';
import { SHAPES } from './shapes';

const SIZES = [250_000, 500_000, 1_000_000];
const ROUNDS = 3;

jest.setTimeout(600_000);

const site = {
  url: 'https://www.zuilwerk.example',
  toImage: (address: string) => (address.startsWith('/') ? address : null),
};

function cpuMs(html: string): number {
  const start = process.cpuUsage();
  cleanPostHtml(html, site);
  describePost({ title: 'Titel', metaDescription: null, excerpt: '', content: html });
  readingMinutes(html);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test('hostile HTML costs at most 0.5 s of CPU time at 1 MB', () => {
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
