import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { NotFoundView } from './not-found-view';

/**
 * Answers 404 with the whole 404 page in the HTML. A bare `notFound()` sends an empty body that
 * only JavaScript fills (vercel/next.js#62228); thrown inside a boundary, its status still counts
 * while the page is prerendered.
 */
export function MissingPage() {
  return (
    <Suspense fallback={<NotFoundView />}>
      <AnswerNotFound />
    </Suspense>
  );
}

function AnswerNotFound(): never {
  notFound();
}
