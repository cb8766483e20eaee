import type { ReactNode } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style';
import { SiteLink } from './site-link';

type ButtonLinkProps = {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
};

export function ButtonLink({ href, variant = 'primary', children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={buttonStyle[variant]}>
      {children}
    </SiteLink>
  );
}
