/* pdf.js is an ES module that Jest cannot load, so that it runs in a worker: its message is a `ReadPdf`. */
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadPdf, ReadText, Segment } from './read-pdf.ts';

type Matrix = [number, number, number, number, number, number];

const MM_PER_POINT = 25.4 / 72;
/** The codes of pdf.js in a path, and how many numbers follow each. */
const NUMBERS_AFTER = [2, 2, 6, 4, 0];
const [MOVE, LINE, , , CLOSE] = [0, 1, 2, 3, 4];

const pdf = await getDocument({ data: workerData, verbosity: 0, fontExtraProperties: true })
  .promise;
const page = await pdf.getPage(1);
const { info } = await pdf.getMetadata();
const [, , width = 0, height = 0] = page.view;
const operators = await page.getOperatorList();
const content = await page.getTextContent();
const facts = info as { Title?: string; Language?: string };

const read: ReadPdf = {
  pages: pdf.numPages,
  width: width * MM_PER_POINT,
  height: height * MM_PER_POINT,
  title: facts.Title ?? '',
  language: facts.Language ?? '',
  roles: rolesOf(await page.getStructTree()),
  fonts: fontsOf(),
  texts: content.items.flatMap((item) => ('str' in item && item.str.trim() ? [textOf(item)] : [])),
  segments: segmentsOf(),
};
parentPort?.postMessage(read);

type Node = Awaited<ReturnType<typeof page.getStructTree>>;

function rolesOf(node: Node): string[] {
  if (!node) return [];
  const { role, children } = node;
  return [role, ...children.flatMap((child) => ('role' in child ? rolesOf(child) : []))];
}

function fontsOf() {
  const names = operators.fnArray.flatMap((operator, index) =>
    operator === OPS.setFont ? [String(operators.argsArray[index][0])] : [],
  );
  return [...new Set(names)].map((name) => {
    const font = page.commonObjs.get(name);
    return { name: String(font.name), isEmbedded: !font.missingFile };
  });
}

type Item = { str: string; transform: number[]; width: number };

function textOf({ str, transform, width: length }: Item): ReadText {
  const [a = 0, b = 0, , , x = 0, y = 0] = transform;
  return {
    text: str,
    x: x * MM_PER_POINT,
    y: (height - y) * MM_PER_POINT,
    width: length * MM_PER_POINT,
    size: Math.hypot(a, b) * MM_PER_POINT,
    isTurned: Math.abs(b) > Math.abs(a),
  };
}

/** Straight parts of every path, where they lie on the page. */
function segmentsOf(): Segment[] {
  const segments: Segment[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const kept: Matrix[] = [];
  operators.fnArray.forEach((operator, index) => {
    const values = operators.argsArray[index];
    if (operator === OPS.save) kept.push(matrix);
    else if (operator === OPS.restore) matrix = kept.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = product(matrix, [...values] as Matrix);
    else if (operator === OPS.constructPath && values[1][0]) {
      segments.push(...straightParts([...values[1][0]], matrix));
    }
  });
  return segments;
}

function straightParts(path: number[], matrix: Matrix): Segment[] {
  const parts: Segment[] = [];
  let [start, last] = [
    [0, 0],
    [0, 0],
  ];
  for (let index = 0; index < path.length; ) {
    const code = path[index] ?? 0;
    const count = NUMBERS_AFTER[code] ?? 0;
    const numbers = path.slice(index + 1, index + 1 + count);
    index += 1 + count;
    const next = code === CLOSE ? start : numbers.slice(-2);
    if (code === MOVE) start = next;
    if (code === LINE || code === CLOSE) {
      parts.push({ from: onPage(last, matrix), to: onPage(next, matrix) });
    }
    last = next;
  }
  return parts;
}

function onPage([x = 0, y = 0]: number[], [a, b, c, d, e, f]: Matrix): [number, number] {
  return [(a * x + c * y + e) * MM_PER_POINT, (height - (b * x + d * y + f)) * MM_PER_POINT];
}

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}
