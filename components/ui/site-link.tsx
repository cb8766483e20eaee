import Link from 'next/link';
import type { ReactNode } from 'react';

type SiteLinkProps = {
  href: string;
  className: string;
  children: ReactNode;
};

/**
 * A link of any kind: by client navigation inside the site, by the browser to a phone number, a mail
 * address, an anchor or another site. Nothing is fetched before the click: a page with thirty links
 * would ask for thirty pages.
 */
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
