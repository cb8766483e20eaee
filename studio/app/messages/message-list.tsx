import type { Message } from '../../shared/api';
import { choosableStyle } from '../ui/choosable-style';
import { formatShortMoment } from '../ui/format';
import { STATUS_LABELS } from './status-labels';
import { Waiting } from './waiting';

type MessageListProps = {
  messages: Message[];
  openId: string | undefined;
  showsStatus: boolean;
  onOpen: (message: Message) => void;
};

/** The id of the element that opens a message. */
export const messageButtonId = (id: string) => `bericht-${id}`;

export function MessageList({ messages, openId, showsStatus, onOpen }: MessageListProps) {
  return (
    <ul className="border-ink border-t">
      {messages.map((message) => (
        <li key={message.id} className="border-line border-b">
          <button
            id={messageButtonId(message.id)}
            type="button"
            aria-current={message.id === openId ? 'true' : undefined}
            onClick={() => onOpen(message)}
            className={`block w-full border-l-4 py-3 text-left ${choosableStyle}`}
          >
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{message.name}</span>
              <span className="text-sm text-steel">{formatShortMoment(message.createdAt)}</span>
            </span>
            <span className="block">{message.subject}</span>
            <span className="flex flex-wrap gap-x-4 text-sm">
              <Waiting message={message} />
              {showsStatus && <span>{STATUS_LABELS[message.status]}</span>}
              {message.note && <span className="text-steel">Met notitie</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
