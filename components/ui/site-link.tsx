import Link from 'next/link';
import type { ReactNode } from 'react';

type SiteLinkProps = {
  href: string;
  className: string;
  children: ReactNode;
};

/** `Link` for internal paths, `<a>` otherwise. No prefetching, which would request every linked page. */
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
