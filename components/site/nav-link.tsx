'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

const styles = {
  normal: 'inline-flex items-center gap-1.5 py-2 text-nav font-medium whitespace-nowrap',
  large: 'flex items-center gap-3 py-4 text-2xl font-semibold',
} as const;

type NavLinkProps = {
  href: string;
  size?: keyof typeof styles;
  children: ReactNode;
};

export function NavLink({ href, size = 'normal', children }: NavLinkProps) {
  const isCurrent = usePathname() === href;
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${styles[size]} underline-offset-8 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-2`}
    >
      {children}
    </Link>
  );
}
