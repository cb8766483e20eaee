import { formatPartSize, formatPartWeight, type Part } from '@/lib/business/products/parts';
import type { Turntable } from '@/lib/business/products/turntables';
import { slots } from './slots';
import styles from './started.module.css';
import { uncrossed } from './uncrossed';

/** Distance in px from a label to its line. */
const GAP = 6;

/** Width of a label, in % of the picture. */
const WIDTH = 17;

/** Parts below this share of the height have their label at the bottom. */
const MIDDLE = 0.55;

/** Height of a row of labels as a share of that of the picture, about. */
const ROW = 0.15;

/** Width of the picture divided by its height. */
const RATIO = 16 / 9;

const SVG = 'http://www.w3.org/2000/svg';

type Label = { part: Part; number: number; x: number; y: number };

/** Draws a label and a line for each part of the opened picture; a screen reader reads the list of parts. */
export function drawLabels(parts: readonly Part[], points: Turntable['parts']): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.labels ?? '';
  box.setAttribute('aria-hidden', 'true');
  const lines = document.createElementNS(SVG, 'svg');
  lines.setAttribute('viewBox', '0 0 100 100');
  lines.setAttribute('preserveAspectRatio', 'none');
  box.append(lines);
  const labels = parts.flatMap((part, index): Label[] => {
    const [x, y] = points[part.id] ?? [];
    return x === undefined || y === undefined ? [] : [{ part, number: index + 1, x, y }];
  });
  const reach: (() => void)[] = [];
  for (const isTop of [true, false]) {
    const row = labels.filter(({ y }) => y < MIDDLE === isTop).sort((a, b) => a.x - b.x);
    const places = slots(
      row.map(({ x }) => x * 100),
      WIDTH,
    );
    const start = isTop ? ROW : 1 - ROW;
    for (const [index, label] of uncrossed(row, places, start, RATIO).entries()) {
      const at = places[index] ?? 0;
      const text = words(label, at, isTop);
      const toText = line(at, label.x * 100, label.y * 100);
      lines.append(toText);
      box.append(text, dot(label));
      reach.push(() => {
        const edge = text.offsetTop + (isTop ? text.offsetHeight + GAP : -GAP);
        toText.setAttribute('y1', `${(edge / box.offsetHeight) * 100}`);
      });
    }
  }
  // The height of a label depends on its words and on their size, not on the picture.
  new ResizeObserver(() => {
    for (const measure of reach) measure();
  }).observe(box);
  return box;
}

function line(x1: number, x2: number, y2: number) {
  const drawn = document.createElementNS(SVG, 'line');
  for (const [name, value] of Object.entries({ x1, x2, y2 })) {
    drawn.setAttribute(name, String(value));
  }
  drawn.setAttribute('vector-effect', 'non-scaling-stroke');
  return drawn;
}

function words({ part }: Label, at: number, isTop: boolean) {
  const label = document.createElement('p');
  const name = document.createElement('strong');
  name.textContent = part.name;
  label.append(name, formatPartSize(part), document.createElement('br'), formatPartWeight(part));
  label.dataset.at = isTop ? 'top' : 'bottom';
  label.style.left = `${at}%`;
  return label;
}

/** Where the line ends; on a phone its number stands for the label. */
function dot({ number, x, y }: Label) {
  const end = document.createElement('b');
  end.textContent = String(number);
  end.style.left = `${x * 100}%`;
  end.style.top = `${y * 100}%`;
  return end;
}
