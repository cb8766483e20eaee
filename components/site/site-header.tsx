import { Menu, X } from 'lucide-react';
import Link from 'next/link';
import { mainNavigation, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { ContactButton } from './contact-button';
import { MobileMenu } from './mobile-menu';
import { NavIcon } from './nav-icon';
import { NavLink } from './nav-link';
import { Wordmark } from './wordmark';

export function SiteHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-header border-line border-b bg-paper print:hidden">
      <div className="page-width flex h-full items-center justify-between gap-4">
        <Link href={routes.home} prefetch={false} aria-label={`${site.name}, naar de startpagina`}>
          <Wordmark />
        </Link>
        <nav aria-label="Hoofdnavigatie" className="hidden lg:block">
          <ul className="flex items-center gap-x-4 xl:gap-x-6">
            {mainNavigation.map((entry) => (
              <li key={entry.href}>
                <NavLink href={entry.href}>
                  {'icon' in entry && <NavIcon name={entry.icon} />}
                  {entry.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden lg:block">
          <ContactButton />
        </div>
        <div className="lg:hidden">
          <MobileMenu openIcon={<Menu aria-hidden="true" />} closeIcon={<X aria-hidden="true" />}>
            <nav aria-label="Menu">
              <ul>
                {mainNavigation.map((entry) => (
                  <li key={entry.href} className="border-line border-b">
                    <NavLink href={entry.href} size="large">
                      {'icon' in entry && <NavIcon name={entry.icon} />}
                      {entry.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-8">
              <ContactButton />
            </div>
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
