import type { Measures } from './lighthouse.ts';
import type { Visit } from './plan.ts';

export type Result = Visit & Measures & { rounds: number };

const columns = [
  ...[
    'Page',
    'score',
    'LCP',
    '× plain',
    '× bare',
    '× Astro',
    'FCP',
    '× plain',
    '× bare',
    '× Astro',
    'TBT',
    '× bare',
  ],
  ...['CLS', 'server ms', 'HTML', 'CSS', 'JS', 'fonts', 'pictures', 'video'],
  'requests before paint',
];
const sizes = ['html', 'style', 'script', 'font', 'image', 'media'] as const;

/** One table per device: times in ms, their ratios to the baselines, transferred sizes in kB. */
export function asMarkdown(results: Result[]) {
  const devices = Array.from(new Set(results.map(({ device }) => device)));
  return devices
    .map((device) =>
      tableOf(
        device,
        results.filter((result) => result.device === device),
      ),
    )
    .join('\n');
}

function tableOf(device: string, results: Result[]) {
  const bare = results.find(({ target }) => target === 'bare page');
  const astro = results.find(({ target }) => target === 'Astro');
  const rows = results.map((result) => {
    const plain = results.find(
      ({ target, path }) => target === 'plain files' && path === result.path,
    );
    const isSite = result.target === 'site';
    return rowOf(result, isSite ? { plain, bare, astro } : {});
  });
  return [
    `Lighthouse, ${device}, median of ${results[0]?.rounds}`,
    '',
    lineOf(columns),
    lineOf(columns.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(lineOf),
    '',
  ].join('\n');
}

type Baselines = { plain?: Result; bare?: Result; astro?: Result };

function rowOf(result: Result, { plain, bare, astro }: Baselines) {
  const { target, path, score, lcp, fcp, tbt, cls, server, beforePaint } = result;
  return [
    target === 'site' ? path : `${target} ${path}`,
    rounded(score * 100),
    ...[rounded(lcp), ratio(lcp, plain?.lcp), ratio(lcp, bare?.lcp), ratio(lcp, astro?.lcp)],
    ...[rounded(fcp), ratio(fcp, plain?.fcp), ratio(fcp, bare?.fcp), ratio(fcp, astro?.fcp)],
    ...[rounded(tbt), ratio(tbt, bare?.tbt)],
    ...[cls.toFixed(3), Math.round(server)],
    ...sizes.map((size) => (result[size] / 1000).toFixed(1)),
    beforePaint,
  ].map(String);
}

/** NaN, shown as -, is the score and LCP of a page whose viewport is filled by a frame. */
export function rounded(value: number) {
  return Number.isNaN(value) ? '-' : Math.round(value);
}

function ratio(value: number, baseline: number | undefined) {
  return baseline && !Number.isNaN(value) ? (value / baseline).toFixed(2) : '';
}

function lineOf(cells: readonly string[]) {
  return `| ${cells.join(' | ')} |`;
}
