import Link from 'next/link';
import type { ReactNode } from 'react';
import { textLinkStyle } from './text-link-style';

type TextLinkProps = {
  href: string;
  children: ReactNode;
};

/** A link in running text, or the quiet next step below a card. */
export function TextLink({ href, children }: TextLinkProps) {
  return href.startsWith('/') ? (
    <Link href={href} prefetch={false} className={textLinkStyle}>
      {children}
    </Link>
  ) : (
    <a href={href} className={textLinkStyle}>
      {children}
    </a>
  );
}
