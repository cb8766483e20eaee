import type { MessageStatus } from '../../shared/api';

export const STATUS_LABELS: Record<MessageStatus, string> = {
  new: 'Nieuw',
  answered: 'Beantwoord',
  spam: 'Spam',
};
