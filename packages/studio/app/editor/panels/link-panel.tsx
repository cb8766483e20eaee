import type { EditorView } from 'prosemirror-view';
import { Button } from '../../ui/button';
import type { FoundLink } from '../commands/links';
import { removeLink } from '../commands/links';
import { Panel } from './panel';

type Props = { view: EditorView; link: FoundLink; onEdit: () => void };

/** Shows the address of the link around the cursor. */
export function LinkPanel({ view, link, onEdit }: Props) {
  return (
    <Panel label="Link" onEscape={() => view.focus()}>
      <p className="min-w-0 flex-1 self-center truncate max-sm:basis-full">{link.href}</p>
      <Button onClick={onEdit}>Wijzigen</Button>
      <Button
        onClick={() => {
          removeLink(view.state, view.dispatch);
          view.focus();
        }}
      >
        Link weghalen
      </Button>
    </Panel>
  );
}
