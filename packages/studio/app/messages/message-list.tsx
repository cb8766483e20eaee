import type { KeyboardEvent } from 'react';
import type { Message } from '../../shared/api';
import { choosableStyle } from '../ui/choosable-style';
import { formatShortMoment } from '../ui/format';
import { STATUS_LABELS } from './status-labels';
import type { Chosen } from './use-chosen';
import { Waiting } from './waiting';

type MessageListProps = {
  messages: Message[];
  openId: string | undefined;
  showsStatus: boolean;
  chosen: Chosen;
  onOpen: (message: Message) => void;
};

/** The id of the element that opens a message. */
export const messageButtonId = (id: string) => `bericht-${id}`;

/** The message in whose row an element is. */
export function listedMessageId(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-message]')?.dataset.message;
}

export function MessageList({ messages, openId, showsStatus, chosen, onOpen }: MessageListProps) {
  return (
    <ul onKeyDown={moveFocus}>
      {messages.map((message) => (
        <li key={message.id} data-message={message.id} className="flex border-line border-b">
          <label className="grid w-11 shrink-0 cursor-pointer place-items-center hover:bg-mist">
            <span className="sr-only">
              Kies <bdi>{message.subject}</bdi> van <bdi>{message.name}</bdi>
            </span>
            <input
              type="checkbox"
              className="size-5 scroll-mt-40 accent-ink"
              checked={chosen.has(message.id)}
              // The event of a change does not tell whether Shift is pressed.
              onClick={({ currentTarget, shiftKey }) =>
                chosen.choose(message.id, { isChosen: currentTarget.checked, isRange: shiftKey })
              }
              onChange={() => {}}
            />
          </label>
          <button
            id={messageButtonId(message.id)}
            type="button"
            aria-current={message.id === openId ? 'true' : undefined}
            onClick={() => onOpen(message)}
            className={`block min-w-0 grow scroll-mt-40 border-l-4 py-3 text-left ${choosableStyle}`}
          >
            <span className="flex flex-wrap justify-between gap-x-4">
              <bdi className="font-semibold">{message.name}</bdi>
              <span className="text-sm text-steel">{formatShortMoment(message.createdAt)}</span>
            </span>
            <bdi className="block">{message.subject}</bdi>
            <span className="flex flex-wrap gap-x-4 text-sm">
              <Waiting message={message} />
              {showsStatus && <span>{STATUS_LABELS[message.status]}</span>}
              {message.assignedTo && (
                <span>
                  Voor <bdi>{message.assignedTo}</bdi>
                </span>
              )}
              {message.note && <span className="text-steel">Met notitie</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Arrows go to the same control of the row above or below. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as Element;
  const row = target.closest('li');
  const other = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[
    event.key
  ];
  if (!other) return;
  event.preventDefault();
  other.querySelector<HTMLElement>(target.localName)?.focus();
}
