import { Parser } from 'htmlparser2';

const PREFIXES: Record<string, string> = { h2: '## ', h3: '### ', h4: '#### ', li: '• ' };
const BLOCKS = new Set([
  ...Object.keys(PREFIXES),
  ...['p', 'blockquote', 'figure', 'figcaption', 'table', 'tr', 'ul', 'ol', 'pre', 'br', 'hr'],
]);

/** The text of a post without tags, a line a block, with what pictures show and where links go. */
export function readableText(html: string): string {
  let text = '';
  const targets: string[] = [];
  const startLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  const parser = new Parser({
    onopentag(name, { src = '', alt = '', href = '' }) {
      if (BLOCKS.has(name)) startLine();
      // A paragraph in a list entry stays on the line of the entry.
      if (PREFIXES[name]) text += PREFIXES[name];
      if (name === 'img') text += `[Afbeelding: ${alt || src}]`;
      if (name === 'iframe') text += `[Video: ${src}]`;
      if (name === 'a') targets.push(href);
      if (name === 'td' || name === 'th') text += text.endsWith('\n') ? '' : ' | ';
    },
    ontext(part) {
      text += part.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      const target = name === 'a' && targets.pop();
      if (target) text += ` (${target})`;
      if (BLOCKS.has(name)) startLine();
    },
  });
  parser.end(html);
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replaceAll('•\n', '• ');
}
