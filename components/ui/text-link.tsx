import type { ReactNode } from 'react';
import { SiteLink } from './site-link';
import { textLinkStyle } from './text-link-style';

type TextLinkProps = {
  href: string;
  children: ReactNode;
};

export function TextLink({ href, children }: TextLinkProps) {
  return (
    <SiteLink href={href} className={textLinkStyle}>
      {children}
    </SiteLink>
  );
}
