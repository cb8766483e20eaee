import { INLINE_ELEMENTS } from '@/lib/posts/post-html/allow-list';

/** Elements whose presence alone makes no difference to visitors. */
const UNSEEN = ['p', 'tbody', 'br'];
const FORMATS: readonly string[] = INLINE_ELEMENTS.filter((name) => name !== 'a');
/** Formats without a visible effect: a rule does not look bold or like a link, a picture does not look bold. */
const UNSEEN_AROUND: Record<string, readonly string[]> = { hr: INLINE_ELEMENTS, img: FORMATS };

/**
 * The text, pictures and lines of HTML, each with the elements around it: equal for two texts that visitors take for
 * the same. White space is left out.
 */
export function structureOf(root: ParentNode): string {
  const parts: { around: string; text: string }[] = [];
  collect(root, [], (around, text) => {
    const last = parts.at(-1);
    // Where one text is in two nodes, the other one may have it in one.
    if (last?.around === around) last.text += text;
    else parts.push({ around, text });
  });
  return parts.map(({ around, text }) => `${around} "${text}"`).join('\n');
}

type Add = (around: string, text: string) => void;

function collect(parent: ParentNode, around: string[], add: Add) {
  for (const child of parent.childNodes) {
    if (child.nodeType === 3) {
      const text = (child.textContent ?? '').replaceAll(/[ \t\n\r\f]/g, '');
      if (text) add(joined(around), text);
    } else if (child.nodeType === 1) {
      const element = child as Element;
      const { localName } = element;
      const unseen = UNSEEN_AROUND[localName];
      if (unseen) {
        add(joined(around.filter((one) => !unseen.includes(nameOf(one)))), described(element));
      } else if (UNSEEN.includes(localName)) {
        collect(element, around, add);
      } else {
        const name = described(element);
        const isTwice = FORMATS.includes(name) && around.includes(name);
        collect(element, isTwice ? around : [...around, name], add);
      }
    }
  }
}

const nameOf = (one: string) => one.split(' ')[0] ?? '';

/** Sorted, since bold in italic looks like italic in bold. */
const joined = (around: string[]) => around.toSorted().join(', ');

function described({ localName, attributes }: Element): string {
  const values = Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort();
  return [localName, ...values].join(' ');
}
