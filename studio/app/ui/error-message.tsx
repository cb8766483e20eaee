import { Button } from './button';
import { StatusMessage } from './status-message';

type Props = { error: Error; onRetry?: () => void };

export function ErrorMessage({ error, onRetry }: Props) {
  return (
    <StatusMessage look="failure">
      <p>{error.message}</p>
      {onRetry && (
        <Button look="quiet" className="-ml-4" onClick={onRetry}>
          Opnieuw proberen
        </Button>
      )}
    </StatusMessage>
  );
}
