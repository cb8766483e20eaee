/** @typedef {import('./plan.mjs').Visit & import('./lighthouse.mjs').Measures & { rounds: number }} Result */

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
 * @param {Result[]} results
 */
export function asMarkdown(results) {
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

/** @param {string} device @param {Result[]} results */
function tableOf(device, results) {
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

/** @param {Result} result @param {Result} [plain] @param {Result} [bare] */
function rowOf(result, plain, bare) {
  const { target, path, score, lcp, fcp, tbt, cls, server, beforePaint } = result;
  const sizes = ['html', 'style', 'script', 'font', 'image', 'media'];
  return [
    target === 'site' ? path : `${target} ${path}`,
    rounded(score * 100),
    ...[rounded(lcp), ratio(lcp, plain?.lcp), ratio(lcp, bare?.lcp)],
    ...[rounded(fcp), ratio(fcp, plain?.fcp), ratio(fcp, bare?.fcp)],
    ...[rounded(tbt), ratio(tbt, bare?.tbt)],
    ...[cls.toFixed(3), Math.round(server)],
    ...sizes.map((size) => (result[/** @type {'html'} */ (size)] / 1000).toFixed(1)),
    beforePaint,
  ].map(String);
}

/**
 * A page has no score and no largest paint where a frame fills the screen.
 * @param {number} value
 */
export function rounded(value) {
  return Number.isNaN(value) ? '-' : Math.round(value);
}

/** @param {number} value @param {number | undefined} floor */
function ratio(value, floor) {
  return floor && !Number.isNaN(value) ? (value / floor).toFixed(2) : '';
}

/** @param {readonly string[]} cells */
function lineOf(cells) {
  return `| ${cells.join(' | ')} |`;
}
