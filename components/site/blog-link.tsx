import Link from 'next/link';
import type { ReactNode } from 'react';
import { PendingSpinner } from '@/components/ui/pending-spinner';
import { routes } from '@/lib/routes';

/** The way to the list of posts, with the spinner that the specification asks for while it loads. */
export function BlogLink({ children }: { children: ReactNode }) {
  return (
    <Link
      href={routes.blog}
      prefetch={false}
      className="underline decoration-1 underline-offset-4 hover:text-accent hover:decoration-2"
    >
      {children} <PendingSpinner label="Berichten laden…" />
    </Link>
  );
}
