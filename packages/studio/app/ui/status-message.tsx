import type { ReactNode } from 'react';

const LOOKS = {
  failure: 'border-failure bg-failure-ground',
  success: 'border-success bg-success-ground',
  plain: 'border-steel bg-mist',
};

type StatusMessageProps = { look?: keyof typeof LOOKS; children: ReactNode };

/** A sentence that screen readers announce; a failure at once. */
export function StatusMessage({ look = 'plain', children }: StatusMessageProps) {
  return (
    <div
      role={look === 'failure' ? 'alert' : 'status'}
      className={`border-l-4 px-4 py-3 ${LOOKS[look]}`}
    >
      {children}
    </div>
  );
}
