'use client';

import { useLinkStatus } from 'next/link';

/** Inside a `Link`: turns while the page behind it is on its way. Announced, and still under reduced motion. */
export function PendingSpinner({ label }: { label: string }) {
  const { pending } = useLinkStatus();
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm font-normal">
      {pending && (
        <>
          <span
            aria-hidden="true"
            className="inline-block size-4 animate-spin rounded-full border-2 border-line border-t-ink"
          />
          {label}
        </>
      )}
    </span>
  );
}
