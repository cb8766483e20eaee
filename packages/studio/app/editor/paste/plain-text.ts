import { Fragment, type Node, Slice } from 'prosemirror-model';
import { schema } from '../schema/schema';
import { nodeType } from '../schema/types';
import { videoOfAddress } from '../video/video-address';
import { withoutInvisible } from './steps/characters';

/**
 * Plain text as paragraphs: what stands between empty lines, or each line where there are none. Line breaks within
 * a paragraph stay.
 */
export function sliceOfText(text: string): Slice {
  const lines = withoutInvisible(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim();
  const separator = /\n[ \t]*\n/.test(lines) ? /\n(?:[ \t]*\n)+/ : /\n/;
  const blocks = lines.split(separator).map(blockOf);
  const openness = (block?: Node) => (block?.isTextblock ? 1 : 0);
  // An open side joins the text where it is pasted.
  return new Slice(Fragment.from(blocks), openness(blocks[0]), openness(blocks.at(-1)));
}

function blockOf(text: string): Node {
  const video = videoOfAddress(text);
  if (video) return nodeType('video').create(video);
  const parts = text.split('\n').flatMap((line, index) => {
    const words = line.trim() === '' ? [] : [schema.text(line.trim())];
    return index === 0 ? words : [nodeType('br').create(), ...words];
  });
  return nodeType('p').create(null, parts);
}
