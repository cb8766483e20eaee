import { formatClock } from '../../ui/format';
import type { SaveStatus } from './draft-saver';

/** Whether the text is saved. A failure is announced; the rest would interrupt who writes. */
export function SaveStatusLine({ status }: { status: SaveStatus }) {
  return (
    <>
      <p className={status.kind === 'failed' ? 'font-semibold text-failure' : 'text-steel'}>
        {textOf(status)}
      </p>
      <p role="status" className="sr-only">
        {status.kind === 'failed' && textOf(status)}
      </p>
    </>
  );
}

function textOf(status: SaveStatus): string {
  switch (status.kind) {
    case 'saved':
      return status.at ? `Bewaard om ${formatClock(status.at)}` : 'Bewaard';
    case 'unsaved':
    case 'saving':
      return 'Bewaren…';
    case 'failed':
      return `Niet bewaard: ${status.message}`;
    case 'conflict':
      return 'Niet bewaard: iemand anders heeft dit bericht gewijzigd.';
  }
}
