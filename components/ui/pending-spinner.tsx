'use client';

import { useLinkStatus } from 'next/link';

/** Must be inside a `Link`. */
export function PendingSpinner({ label }: { label: string }) {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span role="status" className="inline-flex items-center gap-2 font-normal text-sm">
      <span
        aria-hidden="true"
        className="inline-block size-4 animate-spin rounded-full border-2 border-line border-t-ink"
      />
      <span>{label}</span>
    </span>
  );
}
