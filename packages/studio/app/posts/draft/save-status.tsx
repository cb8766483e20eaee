import { useConnection } from '../../shell/connection';
import { formatSince } from '../../ui/format';
import type { SaveStatus } from './draft-saver';

/** Fixed to the bottom on a phone, where the top of the page is out of sight while one writes. */
const FAILED_STYLE =
  'font-semibold text-failure max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:bg-failure-ground max-md:px-4 max-md:py-3';

/**
 * Whether the text is saved. Screen readers announce a failure only, since the rest would interrupt the writer. While
 * nothing responds, the line of the connection gives the reason and announces it.
 */
export function SaveStatusLine({ status }: { status: SaveStatus }) {
  const isConnected = useConnection() === 'ok';
  if (status.kind === 'failed' && !isConnected) {
    return <p className="font-semibold text-failure">Niet bewaard</p>;
  }
  return (
    <>
      <p data-bar="bottom" className={status.kind === 'failed' ? FAILED_STYLE : 'text-steel'}>
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
      return status.at ? `Bewaard ${formatSince(status.at)}` : 'Bewaard';
    case 'unsaved':
    case 'saving':
      return 'Bewaren…';
    case 'failed':
      return `Niet bewaard: ${status.message}`;
    case 'conflict':
      return 'Niet bewaard: iemand anders heeft dit artikel gewijzigd.';
  }
}
