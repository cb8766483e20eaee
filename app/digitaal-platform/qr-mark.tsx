const rows = [
  '#######.###...#######',
  '#.....#...#...#.....#',
  '#.###.#..##...#.###.#',
  '#.###.#..###..#.###.#',
  '#.###.#.#.#...#.###.#',
  '#.....#..####.#.....#',
  '#######.#.#.#.#######',
  '........#.###........',
  '#....##....#....#####',
  '###.##..##.###.#..##.',
  '.##...###.##...#.#.##',
  '.#####.#.#.#.#...#.##',
  '##..#.#.##.#...#.####',
  '.........#.#...#.##.#',
  '#######.##.#...#.####',
  '#.....#.....#.####.#.',
  '#.###.#..####.###.###',
  '#.###.#..###...#.##..',
  '#.###.#..#....#..#.#.',
  '#.....#..#.###.###..#',
  '#######...#####.#....',
];

const modules = rows
  .flatMap((row, y) => [...row].map((cell, x) => (cell === '#' ? `M${x} ${y}h1v1h-1z` : '')))
  .join('');

/** Looks like a QR code and is none: a drawing cannot promise what a scanner would find. */
export function QrMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={modules} fill="currentColor" />
    </svg>
  );
}
