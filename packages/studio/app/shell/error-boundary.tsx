import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { StatusMessage } from '../ui/status-message';

type Props = { children: ReactNode };

/** Shows what is left when a room fails. A text that was not saved is in the local copy. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="mx-auto grid max-w-xl justify-items-start gap-4 p-6">
        <StatusMessage look="failure">
          Er ging iets mis in dit scherm. Wat u hebt geschreven, is bewaard.
        </StatusMessage>
        <Button onClick={() => this.setState({ hasFailed: false })}>Opnieuw proberen</Button>
      </div>
    );
  }
}
