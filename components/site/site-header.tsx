import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { PROJECT_PATH } from '@/lib/business/project/path';
import { officePhone, site } from '@/lib/business/site';
import { mainNavigation, routes } from '@/lib/routes';
import { ContactButton } from './contact-button';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { ProjectCount } from './project-count';
import { Wordmark } from './wordmark';

const menuFoot = [
  { href: routes.search, label: 'Zoeken' },
  { href: routes.buying, label: 'Prijzen' },
  { href: PROJECT_PATH, label: 'Uw project' },
  { href: routes.blog, label: 'Blog' },
  { href: routes.news, label: 'Nieuws' },
  { href: officePhone.href, label: officePhone.label },
] as const;

export function SiteHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-header border-line border-b bg-paper print:hidden">
      <div className="page-width flex h-full items-center justify-between gap-3">
        <Link href={routes.home} prefetch={false} aria-label={`${site.name}, naar de startpagina`}>
          <Wordmark />
        </Link>
        <nav aria-label="Hoofdnavigatie" className="hidden lg:block">
          <ul className="flex items-center gap-nav">
            {mainNavigation.map((entry) => (
              <li key={entry.href}>
                <NavLink href={entry.href}>
                  {'icon' in entry && <Icon name={entry.icon} size={16} />}
                  {entry.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center">
          <ProjectCount>
            <a
              href={officePhone.href}
              aria-label={`Bel ${officePhone.label}`}
              className="hidden min-h-11 min-w-11 items-center justify-center text-nav font-medium lg:inline-flex"
            >
              <span className="xl:hidden">Bel</span>
              <span className="hidden xl:block">{officePhone.label}</span>
            </a>
          </ProjectCount>
          <Link
            href={routes.search}
            prefetch={false}
            aria-label="Zoeken"
            className="inline-flex size-[44px] items-center justify-center"
          >
            <Icon name="search" size={20} />
          </Link>
          <div className="hidden lg:block">
            <ContactButton />
          </div>
          <div className="lg:hidden">
            <MobileMenu
              wordmark={<Wordmark />}
              openIcon={<Icon name="menu" />}
              closeIcon={<Icon name="close" />}
            >
              <nav aria-label="Menu">
                <ul>
                  {mainNavigation.map((entry) => (
                    <li key={entry.href} className="border-line border-b">
                      <NavLink href={entry.href} size="large">
                        {entry.label}
                        {'icon' in entry && <Icon name={entry.icon} size={16} />}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </nav>
              <ul className="mt-4 flex flex-wrap gap-x-6">
                {menuFoot.map(({ href, label }) => (
                  <li key={href} className="flex min-h-11 items-center">
                    <TextLink href={href}>{label}</TextLink>
                  </li>
                ))}
              </ul>
              <p className="mt-4 grid sm:block">
                <ContactButton />
              </p>
            </MobileMenu>
          </div>
        </div>
      </div>
    </header>
  );
}
