import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { Panel } from './panel';

type Props = { view: EditorView; node: Node; position: number };

/** The source of hand-written HTML, which cannot be changed in the text, and the way to remove it. */
export function HandWrittenPanel({ view, node, position }: Props) {
  return (
    <Panel label="Eigen HTML" onEscape={() => view.focus()}>
      <div className="min-w-48 flex-1">
        <TextArea
          label="HTML van dit blok"
          value={String(node.attrs.source)}
          spellCheck={false}
          onChange={(event) =>
            view.dispatch(view.state.tr.setNodeAttribute(position, 'source', event.target.value))
          }
        />
      </div>
      <Button
        onClick={() => {
          view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
          view.focus();
        }}
      >
        Blok weghalen
      </Button>
    </Panel>
  );
}
