import { escapeText } from 'entities/escape';
import { Parser } from 'htmlparser2';
import { escapeAttribute } from './escape';

const DROPPED = ['script', 'style', 'template', 'xml', 'title', 'meta', 'link', 'base'];
const VOID = ['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr'];

/** Browsers take everything in them for text, so it would be shown as it is escaped here. */
const RAW_TEXT = ['xmp', 'plaintext', 'noembed', 'noframes'];

/**
 * HTML without scripts, styles and handlers; the value of `style` is kept as `data-style`. The policy of the studio
 * reports each of those as blocked, even in a document that is only parsed.
 */
export function toInertHtml(html: string): string {
  let inert = '';
  let dropped = 0;
  const write = (text: string) => {
    if (dropped === 0) inert += text;
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (DROPPED.includes(name)) dropped += 1;
      else if (!RAW_TEXT.includes(name)) write(`<${name}${attributesOf(attributes)}>`);
    },
    ontext: (text) => write(escapeText(text)),
    onclosetag: (name) => {
      if (DROPPED.includes(name)) dropped -= 1;
      else if (![...VOID, ...RAW_TEXT].includes(name)) write(`</${name}>`);
    },
  });
  parser.end(html);
  return inert;
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([name]) => /^[a-z][\w:-]*$/i.test(name) && !/^on/i.test(name))
    .map(
      ([name, value]) => ` ${name === 'style' ? 'data-style' : name}="${escapeAttribute(value)}"`,
    )
    .join('');
}
