import { Parser } from 'htmlparser2';

/** A piece of text with what it says something about. */
export type Sentence = {
  text: string;
  /** The heads of a table cell, the term of a definition, or what a list item begins with. */
  label: string;
  /** Headings above it, the outermost first. */
  headings: readonly string[];
};

const LEFT_OUT = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'svg']);
const INLINE = new Set(
  'a abbr b bdi cite code data dfn em i kbd mark q s small span strong sub sup time u var'.split(
    ' ',
  ),
);
const METAS = new Set(['description', 'og:title', 'og:image:alt']);
const READ_ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];

/** `columns` and `row` are the heads so far. */
type Table = { columns: string[]; row: string; column: number; cell: string; isHead: boolean };

type Item = { isList: boolean; begin: string; firstSentence: number; isForeign: boolean };

/**
 * The texts of a page with plain spaces, also of folded parts, without what other tests published.
 * @param isForeign whether another test published the post at this path
 */
export function readHtml(html: string, isForeign: (path: string) => boolean): Sentence[] {
  const sentences: Sentence[] = [];
  const tables: Table[] = [];
  const items: Item[] = [];
  const headings: string[] = [];
  const open: string[] = [];
  let running = '';
  let term = '';
  let leftOut = 0;
  let isAfterSpan = false;

  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (leftOut > 0 || LEFT_OUT.has(name) || isForeignLanguage(attributes)) {
        leftOut += 1;
        if (leftOut === 1) add(attributes['aria-label'] ?? '');
        return;
      }
      if (!INLINE.has(name) || isBlock(attributes)) flush();
      // Spans side by side are separate, such as the prices of both sizes.
      if (name === 'br' || (name === 'span' && isAfterSpan)) running += ' ';
      isAfterSpan = false;
      const content = METAS.has(attributes.name ?? attributes.property ?? '') && attributes.content;
      add(content || '');
      for (const attribute of READ_ATTRIBUTES) add(attributes[attribute] ?? '');
      openStructure(name, attributes);
    },
    ontext(text) {
      if (leftOut > 0) return;
      running += text;
      isAfterSpan = false;
    },
    onclosetag(name) {
      if (leftOut > 0) leftOut -= 1;
      else {
        closeStructure(name);
        isAfterSpan = name === 'span';
      }
      open.pop();
    },
  });
  parser.end(html);
  return sentences;

  function openStructure(name: string, { href = '' }: Record<string, string>) {
    const table = tables.at(-1);
    const item = items.at(-1);
    if (name === 'dl') term = '';
    if (name === 'li' || name === 'article') {
      const firstSentence = sentences.length;
      items.push({ isList: name === 'li', begin: '', firstSentence, isForeign: false });
    }
    if (name === 'a' && item && isForeign(href)) item.isForeign = true;
    if (name === 'table') tables.push({ columns: [], row: '', column: 0, cell: '', isHead: false });
    if (!table) return;
    if (name === 'thead') table.isHead = true;
    if (name === 'tr') Object.assign(table, { column: 0, row: '' });
    if (name === 'th' || name === 'td') table.cell = '';
  }

  function closeStructure(name: string) {
    const table = tables.at(-1);
    const words = clean(running);
    if (/^h[1-6]$/.test(name)) headings.splice(Number(name[1]) - 1, 6, words);
    if (name === 'dt') {
      term = '';
      flush();
      term = words;
    }
    if (!INLINE.has(name)) flush();
    if (table && (name === 'th' || name === 'td')) {
      if (table.isHead) table.columns[table.column] = join(table.columns[table.column], table.cell);
      else if (name === 'th') table.row = table.cell;
      table.column += 1;
    }
    if (name === 'thead' && table) table.isHead = false;
    if (name === 'table') tables.pop();
    if (name === 'dl') term = '';
    if (name === 'li' || name === 'article') {
      const item = items.pop();
      if (item?.isForeign) sentences.splice(item.firstSentence);
    }
  }

  function flush() {
    add(running);
    const item = items.at(-1);
    if (item?.isList && !item.begin) item.begin = clean(running);
    running = '';
  }

  function add(raw: string) {
    const text = clean(raw);
    if (!/\d|\p{L}/u.test(text)) return;
    sentences.push({ text, label: label(), headings: headings.filter(Boolean) });
    const table = tables.at(-1);
    if (table) table.cell = join(table.cell, text);
  }

  function label(): string {
    const table = tables.at(-1);
    if (table) return [table.row, table.columns[table.column]].filter(Boolean).join(', ');
    return open.includes('dd') ? term : (items.at(-1)?.begin ?? '');
  }
}

function clean(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
}

function join(before: string | undefined, text: string): string {
  return before ? `${before} ${text}` : text;
}

function isForeignLanguage({ lang = 'nl' }: Record<string, string>): boolean {
  return !lang.startsWith('nl');
}

/** Spans that the style sheet puts on a line of their own. */
function isBlock({ class: names = '' }: Record<string, string>): boolean {
  return /(^|\s)([\w-]+:)*(block|grid|flex)(\s|$)/.test(names);
}
