import { type EditorState, NodeSelection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { selectedCard } from '../commands/link-cards';
import { linkAt } from '../commands/links';
import { selectedMedia } from '../commands/media';
import { nodeType } from '../schema/types';
import { HandWrittenPanel } from './hand-written-panel';
import { LinkCardPanel } from './link-card-panel';
import { LinkPanel } from './link-panel';
import { MediaPanel } from './media-panel';
import { TablePanel } from './table-panel';

type Props = {
  view: EditorView;
  state: EditorState;
  onEditLink: () => void;
  onEditCard: () => void;
  onReplacePicture: () => void;
};

/** The tools for what is selected, the innermost first; nothing in ordinary text. */
export function SelectionPanel({ view, state, onEditLink, onEditCard, onReplacePicture }: Props) {
  const { selection } = state;
  if (selection instanceof NodeSelection && selection.node.type === nodeType('handWritten')) {
    return <HandWrittenPanel view={view} node={selection.node} position={selection.from} />;
  }
  const card = selectedCard(state);
  if (card) return <LinkCardPanel view={view} card={card} onEdit={onEditCard} />;
  const media = selectedMedia(state);
  if (media) return <MediaPanel view={view} media={media} onReplace={onReplacePicture} />;
  const link = linkAt(state);
  if (link) return <LinkPanel view={view} link={link} onEdit={onEditLink} />;
  if (isInTable(state)) return <TablePanel view={view} state={state} />;
  return null;
}
