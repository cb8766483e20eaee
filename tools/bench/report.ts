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
    'FCP',
    '× plain',
    '× bare',
    'TBT',
    '× bare',
    'CLS',
  ],
  ...['server ms', 'HTML', 'CSS', 'JS', 'fonts', 'pictures', 'film', 'requests before paint'],
];

/**
 * One table for each device. Times in ms and their ratios to the same page as plain files and to a
 * bare page of Next, bytes in kB as transferred.
 */
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
  const rows = results.map((result) => {
    const plain = results.find(
      ({ target, path }) => target === 'plain files' && path === result.path,
    );
    const isSite = result.target === 'site';
    return rowOf(result, isSite ? plain : undefined, isSite ? bare : undefined);
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

function rowOf(result: Result, plain?: Result, bare?: Result) {
  const { target, path, score, lcp, fcp, tbt, cls, server, beforePaint } = result;
  const sizes = ['html', 'style', 'script', 'font', 'image', 'media'];
  return [
    target === 'site' ? path : `${target} ${path}`,
    rounded(score * 100),
    ...[rounded(lcp), ratio(lcp, plain?.lcp), ratio(lcp, bare?.lcp)],
    ...[rounded(fcp), ratio(fcp, plain?.fcp), ratio(fcp, bare?.fcp)],
    ...[rounded(tbt), ratio(tbt, bare?.tbt)],
    ...[cls.toFixed(3), Math.round(server)],
    ...sizes.map((size) => (result[size as 'html'] / 1000).toFixed(1)),
    beforePaint,
  ].map(String);
}

/** A page has no score and no largest paint where a frame fills the screen. */
export function rounded(value: number) {
  return Number.isNaN(value) ? '-' : Math.round(value);
}

function ratio(value: number, floor: number | undefined) {
  return floor && !Number.isNaN(value) ? (value / floor).toFixed(2) : '';
}

function lineOf(cells: readonly string[]) {
  return `| ${cells.join(' | ')} |`;
}
