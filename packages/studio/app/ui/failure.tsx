import { use } from 'react';
import { isLostConnection } from '../api-client';
import { useConnection } from '../shell/connection';
import { Button } from './button';
import { InDialog } from './dialog';
import { StatusMessage } from './status-message';

type LoadFailureProps = {
  error: Error;
  onRetry: () => void;
  /** Whether what was loaded before is still shown. */
  hasData?: boolean;
};

/** Why something could not be loaded, and a button that tries again, unless the line of the connection says and does so. */
export function LoadFailure({ error, onRetry, hasData = false }: LoadFailureProps) {
  if (useIsTold(error)) return !hasData && <p className="text-steel">Nog niet geladen.</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <StatusMessage look="failure">{error.message}</StatusMessage>
      <Button onClick={onRetry}>Opnieuw proberen</Button>
    </div>
  );
}

/** Why something could not be done; the reason is left out where the line of the connection gives it. */
export function ActionFailure({ error }: { error: Error }) {
  const isTold = useIsTold(error);
  return (
    <StatusMessage look="failure">
      {isTold ? 'Niet gelukt. Probeer het zo nog eens.' : error.message}
    </StatusMessage>
  );
}

/** A dialog stands before the line of the connection. */
function useIsTold(error: Error): boolean {
  const isConnected = useConnection() === 'ok';
  const isInDialog = use(InDialog);
  return !isConnected && !isInDialog && isLostConnection(error);
}
