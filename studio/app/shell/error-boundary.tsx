import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button';

/** Instead of a blank window. The text that was being written is in the local copy. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="grid justify-items-start gap-4 p-gutter">
        <p className="text-lead">
          Er ging iets mis in dit venster. Uw tekst staat ook op deze computer en komt terug.
        </p>
        <Button onClick={() => window.location.reload()}>Opnieuw laden</Button>
      </div>
    );
  }
}
