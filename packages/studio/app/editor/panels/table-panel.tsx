import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  deleteColumn,
  deleteRow,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { Button } from '../../ui/button';
import { addRowAbove, hasHeader, removeTable, toggleHeader } from '../commands/tables';
import { Panel } from './panel';

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
      <div className="flex gap-2 overflow-x-auto p-1 *:shrink-0 sm:flex-wrap">
        {COMMANDS.map(([name, command]) => (
          <Button key={name} disabled={!command(state)} onClick={() => use(command)}>
            {name}
          </Button>
        ))}
        <Button
          className="aria-pressed:bg-ink aria-pressed:text-paper"
          aria-pressed={hasHeader(state)}
          onClick={() => use(toggleHeader)}
        >
          Kopregel
        </Button>
        <Button onClick={() => use(removeTable)}>Tabel weghalen</Button>
      </div>
    </Panel>
  );
}
