import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusMessage } from '../../ui/status-message';

/** Says what was left out, until the person has read it. */
export function Notice({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <StatusMessage>
      <div className="flex items-start justify-between gap-4">
        <p className="max-w-prose">{children}</p>
        <button
          type="button"
          className="-my-2 grid size-11 shrink-0 place-items-center"
          aria-label="Melding sluiten"
          onClick={onClose}
        >
          <X aria-hidden size={20} />
        </button>
      </div>
    </StatusMessage>
  );
}
