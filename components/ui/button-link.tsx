import type { ReactNode } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style';
import { SiteLink } from './site-link';

type ButtonLinkProps = {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** A link that looks like a button: the next step of a page, inside the site or by phone and mail. */
export function ButtonLink({ href, variant = 'primary', children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={buttonStyle[variant]}>
      {children}
    </SiteLink>
  );
}
