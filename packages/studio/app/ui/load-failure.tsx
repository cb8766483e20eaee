import { Button } from './button';
import { StatusMessage } from './status-message';

type LoadFailureProps = { error: Error; onRetry: () => void };

/** Why something could not be loaded, and a button that tries again. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <StatusMessage look="failure">{error.message}</StatusMessage>
      <Button onClick={onRetry}>Opnieuw proberen</Button>
    </div>
  );
}
