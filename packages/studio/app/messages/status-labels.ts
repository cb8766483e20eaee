import type { MessageStatus } from '../../shared/api';

export const STATUS_LABELS: Record<MessageStatus, string> = {
  new: 'Nieuw',
  answered: 'Beantwoord',
  spam: 'Spam',
};

/** Label of the button that gives a message this status. */
export function setStatusLabel(status: MessageStatus): string {
  return status === 'new' ? 'Terug naar nieuw' : `Zet op ${STATUS_LABELS[status].toLowerCase()}`;
}
