import { type FormEvent, useState } from 'react';
import { MAX_PERSON_NAME, type Role } from '../../../shared/api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { MadeKey } from './made-key';
import { useNewKey } from './requests';

const ROLES: { role: Role; label: string }[] = [
  { role: 'editor', label: 'Redacteur: schrijft en publiceert artikelen' },
  { role: 'owner', label: 'Eigenaar: leest ook het postvak, en beheert sleutels' },
];

/** Asks for whom a key is, then shows it once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const newKey = useNewKey();
  const made = newKey.data?.key;

  function submit(event: FormEvent) {
    event.preventDefault();
    newKey.mutate({ name, role });
  }

  if (made) {
    return (
      // Escape would throw away what is shown only now.
      <Dialog title={`De sleutel van ${name.trim()}`} mayClose={false} onClose={onClose}>
        <MadeKey value={made} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Nieuwe sleutel" mayClose={!newKey.isPending} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <TextField
          label="Naam"
          hint="Staat bij alles wat iemand met deze sleutel publiceert."
          error={newKey.error?.message}
          value={name}
          maxLength={MAX_PERSON_NAME}
          autoComplete="off"
          required
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">Rol</legend>
          {ROLES.map((option) => (
            <label key={option.role} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="role"
                className="size-5 shrink-0 accent-ink"
                checked={role === option.role}
                onChange={() => setRole(option.role)}
              />
              {option.label}
            </label>
          ))}
        </fieldset>
        <p className="text-sm text-steel">De sleutel geldt een jaar.</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={newKey.isPending}>
            Maak de sleutel
          </Button>
          <Button disabled={newKey.isPending} onClick={onClose}>
            Annuleren
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
