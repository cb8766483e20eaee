import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/field';
import { formatCount, formatShortMoment } from '../ui/format';
import { StatusMessage } from '../ui/status-message';
import { DeleteMessagesOf } from './delete-messages-of';
import { ExportLinks } from './export-links';
import { useMessagesOf } from './requests';

/** The button that had it goes with the list. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Finds what one person sent, to hand it over and to delete it. */
export function PersonDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState('');
  const [deleted, setDeleted] = useState<number>();
  const { data: messages, error, isFetching } = useMessagesOf(email);

  function search(event: FormEvent) {
    event.preventDefault();
    setDeleted(undefined);
    setEmail(typed.trim());
  }

  return (
    <Dialog title="Gegevens van één persoon" onClose={onClose}>
      <div className="grid gap-5">
        <p>
          Vraagt iemand welke berichten u van hem of haar heeft, of wil hij of zij dat u ze wist?
          Zoek ze op e-mailadres.
        </p>
        <form onSubmit={search} className="grid gap-3">
          <TextField
            label="E-mailadres"
            type="email"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary">
              Zoeken
            </Button>
            <Button onClick={onClose}>Sluiten</Button>
          </div>
        </form>
        {error && <StatusMessage look="failure">{error.message}</StatusMessage>}
        {deleted !== undefined && (
          <div tabIndex={-1} ref={takeFocus} className="outline-none">
            <StatusMessage look="success">
              {formatCount(deleted, 'bericht', 'berichten')} van {email} gewist.
            </StatusMessage>
          </div>
        )}
        {isFetching && <p role="status">Zoeken…</p>}
        {messages && deleted === undefined && (
          <p role="status">
            {messages.length > 0
              ? `${formatCount(messages.length, 'bericht', 'berichten')} van ${email}:`
              : `Geen bericht van ${email}.`}
          </p>
        )}
        {messages && messages.length > 0 && deleted === undefined && (
          <>
            <ul className="max-h-48 overflow-y-auto border-ink border-y" tabIndex={-1}>
              {messages.map((message) => (
                <li key={message.id} className="border-line border-b py-2 last:border-b-0">
                  <bdi>{message.subject}</bdi>
                  <span className="block text-sm text-steel">
                    {formatShortMoment(message.createdAt)}
                  </span>
                </li>
              ))}
            </ul>
            <ExportLinks email={email} />
            <DeleteMessagesOf email={email} count={messages.length} onDeleted={setDeleted} />
          </>
        )}
      </div>
    </Dialog>
  );
}
