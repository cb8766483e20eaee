import type { EditorView } from 'prosemirror-view';
import { Button } from '../../ui/button';
import type { LinkCard } from '../commands/link-cards';
import { Panel } from './panel';

type Props = { view: EditorView; card: LinkCard; onEdit: () => void };

/** Shows where the selected card leads. */
export function LinkCardPanel({ view, card, onEdit }: Props) {
  return (
    <Panel label="Linkkaart" onEscape={() => view.focus()}>
      <p className="min-w-0 flex-1 self-center truncate max-sm:basis-full">{card.href}</p>
      <Button onClick={onEdit}>Wijzigen</Button>
      <Button
        onClick={() => {
          view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
          view.focus();
        }}
      >
        Kaart weghalen
      </Button>
    </Panel>
  );
}
