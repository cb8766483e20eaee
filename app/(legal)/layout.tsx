import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { legalLinks } from '@/lib/routes';

export default function LegalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <nav aria-label="Juridische teksten" className="page-width pb-16 print:hidden">
        <ul className="flex flex-wrap gap-x-8 gap-y-3 border-line border-t pt-6">
          {legalLinks.map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
