import { MESSAGE_STATUSES, type MessageStatus } from '../../shared/api';
import { Button } from '../ui/button';
import { PhoneBar } from '../ui/phone-bar';
import { STATUS_LABELS, setStatusLabel } from './status-labels';

type MessageBarProps = {
  /** The one that the message has or is being given. */
  status: MessageStatus;
  onStatus: (status: MessageStatus) => void;
  /** Undefined for the last message of the list. */
  onNext: (() => void) | undefined;
};

/** On a phone, what is done with a message that was read. */
export function MessageBar({ status, onStatus, onNext }: MessageBarProps) {
  return (
    <PhoneBar label="Met dit bericht" className="mt-auto">
      {MESSAGE_STATUSES.filter((other) => other !== status).map((other) => (
        <Button
          key={other}
          className="grow max-sm:px-2"
          aria-label={setStatusLabel(other)}
          onClick={() => onStatus(other)}
        >
          {STATUS_LABELS[other]}
        </Button>
      ))}
      {onNext && (
        <Button className="grow max-sm:px-2" aria-label="Volgende bericht" onClick={onNext}>
          Volgende
        </Button>
      )}
    </PhoneBar>
  );
}
