import Link from 'next/link';
import type { ReactNode } from 'react';

type SiteLinkProps = {
  href: string;
  className: string;
  children: ReactNode;
};

/** Prefetching is off, because it would request every linked page. */
export function SiteLink({ href, className, children }: SiteLinkProps) {
  return href.startsWith('/') ? (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
