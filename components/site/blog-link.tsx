import Link from 'next/link';
import type { ReactNode } from 'react';
import { PendingSpinner } from '@/components/ui/pending-spinner';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { routes } from '@/lib/routes';

export function BlogLink({ children }: { children: ReactNode }) {
  return (
    <Link href={routes.blog} prefetch={false} className={textLinkStyle}>
      {children} <PendingSpinner label="Berichten laden…" />
    </Link>
  );
}
