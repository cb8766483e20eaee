import { useEffect, useRef } from 'react';
import { MESSAGE_STATUSES, type Message } from '../../shared/api';
import { Button, buttonStyle } from '../ui/button';
import { formatMoment } from '../ui/format';
import { StatusMessage } from '../ui/status-message';
import { NoteField } from './note-field';
import { replyHref } from './reply-href';
import { useChangeMessage } from './requests';
import { STATUS_LABELS } from './status-labels';
import { useNote } from './use-note';
import { Waiting } from './waiting';

type MessageDetailProps = {
  message: Message;
  /** Who signs an answer. */
  sender: string;
  onClose: () => void;
};

/** One message, with what the owner does with it. Rendered anew for each message. */
export function MessageDetail({ message, sender, onClose }: MessageDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const handled = useRef<HTMLParagraphElement>(null);
  const change = useChangeMessage(message.id);
  const { isPending, variables } = change;
  const status = isPending ? variables.status : message.status;
  const note = useNote(message, (text) => change.mutateAsync({ status, note: text }));

  useEffect(() => heading.current?.focus(), []);

  return (
    <article
      // On a wide window it stays beside the list; the padding is room for outlines.
      className="grid content-start gap-6 lg:sticky lg:top-0 lg:-mx-2 lg:-my-6 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:px-2 lg:py-6"
      aria-labelledby="bericht"
    >
      <Button look="quiet" className="-ml-4 justify-self-start lg:hidden" onClick={onClose}>
        Terug naar de lijst
      </Button>
      <header>
        <h2
          id="bericht"
          ref={heading}
          tabIndex={-1}
          className="font-bold text-heading outline-none"
        >
          {message.subject}
        </h2>
        <p className="mt-2">
          {message.name}, {message.email}
        </p>
        <p className="flex flex-wrap gap-x-4 text-steel">
          {formatMoment(message.createdAt)} <Waiting message={message} />
        </p>
      </header>
      <p className="max-w-measure whitespace-pre-wrap text-lg">{message.message}</p>
      <div className="flex flex-wrap gap-3">
        <a className={buttonStyle.primary} href={replyHref(message, sender)}>
          Beantwoorden per mail
        </a>
        {MESSAGE_STATUSES.filter((other) => other !== status).map((other) => (
          <Button
            key={other}
            onClick={() => {
              change.mutate({ status: other, note: note.text });
              // The button is about to go.
              handled.current?.focus();
            }}
          >
            {other === 'new' ? 'Terug naar nieuw' : `Zet op ${STATUS_LABELS[other].toLowerCase()}`}
          </Button>
        ))}
      </div>
      <p ref={handled} tabIndex={-1} className="text-steel outline-none">
        {status === message.status ? describeStatus(message) : `${STATUS_LABELS[status]}…`}
      </p>
      <NoteField note={note} isSaving={isPending} />
      {change.error && <StatusMessage look="failure">{change.error.message}</StatusMessage>}
    </article>
  );
}

function describeStatus({ status, handledAt, handledBy }: Message): string {
  if (!handledAt) return 'Nog niet beantwoord.';
  return `${STATUS_LABELS[status]} op ${formatMoment(handledAt)}, door ${handledBy}.`;
}
