import type { Node, ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { FIGURE_WIDTH, TEXT_WIDTH } from '@/lib/posts/post-html/figures';
import { nodeType } from '../schema/types';
import { isInside } from './blocks';

/** A picture that is on the site. */
export type PlacedPicture = { src: string; alt: string; width: number; height: number };

/** A figure with an empty caption, which is stored only when something is written in it. */
export function createFigure(placed: PlacedPicture): Node {
  const picture = nodeType('img').create(attributesOf(placed));
  return nodeType('figure').create(null, [picture, nodeType('figcaption').create()]);
}

/** Puts a block behind the one with the cursor, or in place of an empty paragraph, and selects it. */
export function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    const { $from, to } = state.selection;
    const { tr } = state;
    const depth = depthBeside($from, block);
    const around = depth > 0 ? $from.node(depth) : undefined;
    const isReplaced = around?.type === nodeType('p') && around.content.size === 0;
    const start = isReplaced ? $from.before(depth) : depth > 0 ? $from.after(depth) : to;
    tr.replaceWith(start, isReplaced ? $from.after(depth) : start, block);
    // A figure is selected by its picture, a table by its first cell.
    const position = tr.doc.resolve(block.isLeaf ? start : start + 1);
    const isMedia = block.isLeaf || block.type === nodeType('figure');
    const selection = isMedia
      ? NodeSelection.create(tr.doc, position.pos)
      : TextSelection.near(position);
    dispatch?.(tr.setSelection(selection).scrollIntoView());
    return true;
  };
}

/** The depth of the innermost node beside which the block can stand; 0 for none but the selected one. */
function depthBeside($from: ResolvedPos, block: Node): number {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const match = $from.node(depth - 1).contentMatchAt($from.indexAfter(depth - 1));
    if (match.matchType(block.type)) return depth;
  }
  return 0;
}

/** Moves from a picture or its caption to a new paragraph behind the figure. */
export const leaveFigure: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const figureDepth = $from.depth - ($from.parent.type === nodeType('figcaption') ? 1 : 0);
  if ($from.node(figureDepth).type !== nodeType('figure')) return false;
  const end = $from.after(figureDepth);
  const tr = state.tr.insert(end, nodeType('p').create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
  return true;
};

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

/** Puts another picture in the place of one; its caption and its width stay. */
export function replacePicture({ position }: SelectedMedia, picture: PlacedPicture): Command {
  return ({ tr }, dispatch) => {
    for (const [name, value] of Object.entries(attributesOf(picture)))
      tr.setNodeAttribute(position, name, value);
    dispatch?.(tr);
    return true;
  };
}

function attributesOf({ src, alt, width, height }: PlacedPicture) {
  return { src, alt, width: String(width), height: String(height) };
}

/** Whether the figure of a picture stays as narrow as the text; undefined for one that is in no figure. */
export function isTextWide(state: EditorState, { position }: SelectedMedia): boolean | undefined {
  const { parent } = state.doc.resolve(position);
  if (parent.type !== nodeType('figure')) return undefined;
  return parent.attrs[FIGURE_WIDTH] === TEXT_WIDTH;
}

/** Makes the figure of a picture as narrow as the text, or wider on a wide screen. */
export function setTextWide({ position }: SelectedMedia, isNarrow: boolean): Command {
  return (state, dispatch) => {
    const figure = state.doc.resolve(position).before();
    dispatch?.(state.tr.setNodeAttribute(figure, FIGURE_WIDTH, isNarrow ? TEXT_WIDTH : null));
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
