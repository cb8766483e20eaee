import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { NotFoundView } from './not-found-view';

/**
 * `notFound()` alone renders an empty body until hydration (vercel/next.js#62228); inside Suspense it
 * still sets the status of a prerendered page.
 */
export function MissingPage() {
  return (
    <Suspense fallback={<NotFoundView />}>
      <ThrowNotFound />
    </Suspense>
  );
}

function ThrowNotFound(): never {
  notFound();
}
