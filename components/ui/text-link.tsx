import Link from 'next/link';
import type { ReactNode } from 'react';

type TextLinkProps = {
  href: string;
  children: ReactNode;
};

/** A link in running text, or the quiet next step below a card. */
export function TextLink({ href, children }: TextLinkProps) {
  const style = 'underline decoration-1 underline-offset-4 hover:decoration-2 hover:text-accent';
  return href.startsWith('/') ? (
    <Link href={href} prefetch={false} className={style}>
      {children}
    </Link>
  ) : (
    <a href={href} className={style}>
      {children}
    </a>
  );
}
