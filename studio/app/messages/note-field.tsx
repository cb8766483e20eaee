import { TextArea } from '../ui/field';
import type { Note } from './use-note';

const MAX_NOTE = 5000;

/** A note for the owner only, saved by itself. */
export function NoteField({ note, isSaving }: { note: Note; isSaving: boolean }) {
  let state = note.text === '' ? '' : 'Bewaard.';
  if (note.isChanged) state = isSaving ? 'Wordt bewaard…' : 'Nog niet bewaard.';
  return (
    <div className="max-w-measure">
      <TextArea
        label="Notitie"
        hint="Alleen u leest deze notitie. Zij wordt vanzelf bewaard."
        rows={4}
        maxLength={MAX_NOTE}
        value={note.text}
        onChange={(event) => note.setText(event.target.value)}
        onBlur={note.save}
      />
      <p role="status" className="mt-1 min-h-6 text-sm">
        {state}
      </p>
    </div>
  );
}
