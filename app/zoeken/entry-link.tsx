import Link from 'next/link';
import type { ReactNode } from 'react';
import { BlogLink } from '@/components/site/blog-link';
import { PendingSpinner } from '@/components/ui/pending-spinner';
import { TextLink } from '@/components/ui/text-link';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { routes } from '@/lib/routes';

export function EntryLink({ href, children }: { href: string; children: ReactNode }) {
  if (href === routes.blog) return <BlogLink>{children}</BlogLink>;
  if (!href.startsWith(`${routes.blog}/`)) return <TextLink href={href}>{children}</TextLink>;
  return (
    <Link href={href} prefetch={false} className={textLinkStyle}>
      {children} <PendingSpinner label="Bericht laden…" />
    </Link>
  );
}
