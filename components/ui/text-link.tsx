import type { ReactNode } from 'react';
import { SiteLink } from './site-link';
import { textLinkStyle } from './text-link-style';

type TextLinkProps = {
  href: string;
  children: ReactNode;
};

/** A link in running text, or the quiet next step below a card. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <SiteLink href={href} className={textLinkStyle}>
      {children}
    </SiteLink>
  );
}
