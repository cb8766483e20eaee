import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  deleteColumn,
  deleteRow,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { addRowAbove, hasHeader, removeTable, toggleHeader } from '../commands/tables';
import { Panel } from './panel';
import { PanelButton } from './panel-button';

const COMMANDS: [string, Command][] = [
  ['Rij erboven', addRowAbove],
  ['Rij eronder', addRowAfter],
  ['Rij weghalen', deleteRow],
  ['Kolom links', addColumnBefore],
  ['Kolom rechts', addColumnAfter],
  ['Kolom weghalen', deleteColumn],
];

export function TablePanel({ view, state }: { view: EditorView; state: EditorState }) {
  const use = (command: Command) => {
    command(view.state, view.dispatch);
    view.focus();
  };
  return (
    <Panel label="Tabel" onEscape={() => view.focus()}>
      <div className="flex flex-wrap gap-2">
        {COMMANDS.map(([name, command]) => (
          <PanelButton key={name} disabled={!command(state)} onClick={() => use(command)}>
            {name}
          </PanelButton>
        ))}
        <PanelButton aria-pressed={hasHeader(state)} onClick={() => use(toggleHeader)}>
          Kopregel
        </PanelButton>
        <PanelButton onClick={() => use(removeTable)}>Tabel weghalen</PanelButton>
      </div>
    </Panel>
  );
}
