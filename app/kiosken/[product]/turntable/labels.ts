import { formatPartSize, formatPartWeight, type Part } from '@/lib/business/products/parts';
import type { Turntable } from '@/lib/business/products/turntables';
import { rowOf } from './label-row';
import styles from './started.module.css';

/** Distance in px from a label to its line. */
const GAP = 6;

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
    for (const { label, at } of rowOf(labels, isTop)) {
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
