import { useEffect, useRef } from 'react';
import { MESSAGE_STATUSES, type Message, type MessageStatus } from '../../shared/api';
import { ApiError } from '../api-client';
import { Button } from '../ui/button';
import { ActionFailure } from '../ui/failure';
import { formatMoment } from '../ui/format';
import { AnswerLink } from './answer-link';
import { AssignField } from './assign-field';
import { DeleteMessage } from './delete-message';
import { MessageDetails } from './message-details';
import { NoteField } from './note-field';
import { useSaveNote } from './requests';
import { STATUS_LABELS, setStatusLabel } from './status-labels';
import { useNote } from './use-note';
import { Waiting } from './waiting';

type MessageDetailProps = {
  message: Message;
  /** The status that it is being given. */
  pendingStatus: MessageStatus | undefined;
  failure: Error | null;
  /** Who signs an answer. */
  sender: string;
  onStatus: (status: MessageStatus) => void;
  /** Undefined for the last message of the list. */
  onNext: (() => void) | undefined;
  onDeleted: (count: number) => void;
  onClose: () => void;
};

/** The line that says what was done with the message, which gets the focus when its status changes. */
export const HANDLED_ID = 'afgehandeld';

/** One message, with what the owner does with it; on a phone some of it is in MessageBar. Rendered anew for each message. */
export function MessageDetail({
  message,
  pendingStatus,
  failure,
  sender,
  onStatus,
  onNext,
  onDeleted,
  onClose,
}: MessageDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const status = pendingStatus ?? message.status;
  const others = MESSAGE_STATUSES.filter((other) => other !== status);
  const saving = useSaveNote(message.id);
  const note = useNote(message, saving.save);
  const hasConflict = saving.error instanceof ApiError && saving.error.body.code === 'note';
  const error = failure ?? (hasConflict ? null : saving.error);

  useEffect(() => heading.current?.focus(), []);

  return (
    <article
      // Stays beside the list on a wide window; the padding is room for outlines.
      className="grid content-start gap-6 lg:sticky lg:top-0 lg:-mx-2 lg:-my-6 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:px-2 lg:py-6 print:static! print:max-h-none! print:overflow-visible!"
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
          <bdi>{message.subject}</bdi>
        </h2>
        <p className="mt-2">
          <bdi>{message.name}</bdi>, <bdi>{message.email}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-4 text-steel">
          {formatMoment(message.createdAt)} <Waiting message={message} />
        </p>
      </header>
      <p dir="auto" className="max-w-measure whitespace-pre-wrap text-lg">
        {message.message}
      </p>
      {message.details.length > 0 && <MessageDetails details={message.details} />}
      <div className="flex flex-wrap gap-3 print:hidden">
        <AnswerLink message={message} sender={sender} />
        {others.map((other) => (
          <Button key={other} className="max-sm:hidden" onClick={() => onStatus(other)}>
            {setStatusLabel(other)}
          </Button>
        ))}
        <DeleteMessage message={message} onDeleted={onDeleted} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <p id={HANDLED_ID} tabIndex={-1} className="text-steel outline-none">
          {status === message.status ? describeStatus(message) : `${STATUS_LABELS[status]}…`}
        </p>
        {onNext && (
          <Button look="quiet" className="max-sm:hidden" onClick={onNext}>
            Volgende bericht
          </Button>
        )}
      </div>
      <AssignField message={message} me={sender} />
      <NoteField note={note} isSaving={saving.isPending} />
      {error && <ActionFailure error={error} />}
    </article>
  );
}

function describeStatus({ status, handledAt, handledBy }: Message): string {
  if (!handledAt) return 'Nog niet beantwoord.';
  return `${STATUS_LABELS[status]} op ${formatMoment(handledAt)}, door ${handledBy}.`;
}
