import { Fragment, type Node } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { nodeType } from '../schema/types';
import { isInside } from './blocks';

/** A picture that is on the site. */
export type PlacedPicture = { src: string; alt: string; width: number; height: number };

/** A figure with an empty caption, which is stored only when something is written in it. */
export function createFigure({ src, alt, width, height }: PlacedPicture): Node {
  const picture = nodeType('img').create({
    src,
    alt,
    width: String(width),
    height: String(height),
  });
  return nodeType('figure').create(null, [picture, nodeType('figcaption').create()]);
}

/** Puts a picture or a video behind the block with the cursor, or in place of an empty one. */
export function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const { tr } = state;
    const depth = blockDepth(state);
    const around = depth > 0 ? $from.node(depth) : undefined;
    if (around?.type === nodeType('p') && around.content.size === 0) {
      const start = $from.before(depth);
      tr.replaceWith(start, start + around.nodeSize, block);
    } else {
      const end = depth > 0 ? $from.after(depth) : state.selection.to;
      tr.insert(end, Fragment.from(block));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The depth of the block beside which a figure can stand: not in a caption or another figure. */
function blockDepth(state: EditorState): number {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const parent = $from.node(depth - 1);
    const { name } = $from.node(depth).type;
    if (['figure', 'figcaption', 'caption', 'rows', 'tr', 'td', 'th'].includes(name)) continue;
    if (parent.contentMatchAt($from.indexAfter(depth - 1)).matchType(nodeType('figure')))
      return depth;
  }
  return 0;
}

export type SelectedMedia = { node: Node; position: number };

/** The picture or video that is selected, or the picture in whose caption the cursor is. */
export function selectedMedia(state: EditorState): SelectedMedia | undefined {
  const { selection } = state;
  if (selection instanceof NodeSelection) {
    const { node, from } = selection;
    if (['img', 'inlineImg', 'video'].includes(node.type.name)) return { node, position: from };
  }
  if (!isInside(state, nodeType('figure'))) return undefined;
  const { $from } = selection;
  const depth = $from.depth - ($from.parent.type === nodeType('figure') ? 0 : 1);
  const figure = $from.node(depth);
  if (figure.type !== nodeType('figure')) return undefined;
  let found: SelectedMedia | undefined;
  figure.forEach((node, offset) => {
    if (!found && node.isLeaf) found = { node, position: $from.start(depth) + offset };
  });
  return found;
}

/** Changes the description of a picture or the title of a video. */
export function setMediaText({ node, position }: SelectedMedia, text: string): Command {
  return (state, dispatch) => {
    const attribute = node.type === nodeType('video') ? 'title' : 'alt';
    dispatch?.(state.tr.setNodeAttribute(position, attribute, text));
    return true;
  };
}

/** Removes a picture or video, and its figure when nothing else is in it. */
export function removeMedia({ node, position }: SelectedMedia): Command {
  return (state, dispatch) => {
    const $position = state.doc.resolve(position);
    const figure = $position.parent;
    const isOnly =
      figure.type === nodeType('figure') &&
      figure.children.filter((child) => child.isLeaf).length === 1;
    const [from, to] = isOnly
      ? [$position.before(), $position.after()]
      : [position, position + node.nodeSize];
    dispatch?.(state.tr.delete(from, to).scrollIntoView());
    return true;
  };
}
