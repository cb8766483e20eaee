import { MAX_NOTE } from '../../shared/api';
import { Button } from '../ui/button';
import { TextArea } from '../ui/field';
import { StatusMessage } from '../ui/status-message';
import type { Note } from './use-note';

/** A note for the owners, saved by itself. */
export function NoteField({ note, isSaving }: { note: Note; isSaving: boolean }) {
  let state = note.text === '' ? '' : 'Bewaard.';
  if (note.isChanged) state = isSaving ? 'Wordt bewaard…' : 'Nog niet bewaard.';
  return (
    <div className="max-w-measure">
      <TextArea
        label="Notitie"
        hint="Voor u en andere eigenaren van de site. Zij wordt vanzelf bewaard."
        rows={4}
        maxLength={MAX_NOTE}
        value={note.text}
        onChange={(event) => note.setText(event.target.value)}
        onBlur={note.save}
      />
      <p role="status" className="mt-1 min-h-6 text-sm">
        {state}
      </p>
      {note.theirs !== undefined && <OtherNote note={note} theirs={note.theirs} />}
    </div>
  );
}

/** Asks what becomes of a note that another window wrote meanwhile. */
function OtherNote({ note, theirs }: { note: Note; theirs: string }) {
  const both = `${theirs}\n\n${note.text}`;
  return (
    <div className="grid gap-3">
      <StatusMessage look="failure">
        <p>In een ander venster is deze notitie intussen gewijzigd. Daar staat nu:</p>
        <p className="mt-2 whitespace-pre-wrap">{theirs || '(geen notitie)'}</p>
      </StatusMessage>
      <div className="flex flex-wrap gap-3">
        {theirs !== '' && both.length <= MAX_NOTE && (
          <Button look="primary" onClick={() => note.choose(both)}>
            Beide bewaren
          </Button>
        )}
        <Button onClick={() => note.choose(note.text)}>Alleen mijn notitie</Button>
        <Button onClick={() => note.choose(theirs)}>Alleen de andere notitie</Button>
      </div>
    </div>
  );
}
