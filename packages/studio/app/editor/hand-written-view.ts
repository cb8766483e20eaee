import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { asShown } from './html/as-shown';
import { parseInert } from './html/parse-inert';
import type { Site } from './html/site';

/** Shows hand-written HTML as visitors see it. */
export function handWrittenView({ attrs: { source } }: Node, site: Site): NodeView {
  const dom = document.createElement('div');
  dom.className = 'hand-written';
  dom.append(document.importNode(asShown(parseInert(source).body, site), true));
  return { dom };
}
