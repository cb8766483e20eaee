import type { Command, Selection } from 'prosemirror-state';

/** What holds blocks in an order that a writer may change. Tables move as a whole. */
const CONTAINERS = new Set(['doc', 'blockquote', 'ul', 'ol']);

type Direction = 'up' | 'down';

/**
 * Changes places of the selected blocks and the one above or below them: the items of a list among themselves, and at
 * the edge of the list the list itself.
 */
export function moveBlock(direction: Direction): Command {
  return ({ selection, tr }, dispatch) => {
    const range = movableRange(selection, direction);
    if (!range) return false;
    const { parent, from, to, first, end } = range;
    // The neighbour goes to the other side, so that the selection stays where it is.
    if (direction === 'up') {
      const above = parent.child(first - 1);
      tr.insert(to, above).delete(from - above.nodeSize, from);
    } else {
      const below = parent.child(end);
      tr.delete(to, to + below.nodeSize).insert(from, below);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The innermost blocks around the selection that have a neighbour on that side. */
function movableRange({ $from, $to }: Selection, direction: Direction) {
  for (let depth = $from.sharedDepth($to.pos); depth >= 0; depth -= 1) {
    const parent = $from.node(depth);
    const [first, end] = [$from.index(depth), $to.indexAfter(depth)];
    const hasNeighbour = direction === 'up' ? first > 0 : end < parent.childCount;
    if (!CONTAINERS.has(parent.type.name) || end <= first || !hasNeighbour) continue;
    const [from, to] = [$from.posAtIndex(first, depth), $to.posAtIndex(end, depth)];
    return { parent, from, to, first, end };
  }
  return undefined;
}
