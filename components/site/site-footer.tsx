import { sectionTones } from '@/components/ui/section-tone';
import { TextLink } from '@/components/ui/text-link';
import { PROJECT_PATH } from '@/lib/business/project/path';
import { site } from '@/lib/business/site';
import { getEnv } from '@/lib/platform/env/env';
import { legalLinks, quickLinks, routes } from '@/lib/routes';
import { BlogLink } from './blog-link';
import { FooterColumn } from './footer-column';
import { Wordmark } from './wordmark';

/** Rendered for each request, so it is not among the routes. */
const projectLink = { href: PROJECT_PATH, label: 'Uw project' };

/** Includes the company details that Dutch law requires. */
export function SiteFooter() {
  const partnerPortal = getEnv().PARTNER_PORTAL_URL ?? `${routes.action}#dealertoegang`;
  return (
    <footer className={`border-steel border-t py-10 md:py-14 ${sectionTones.ink}`}>
      <div className="page-width grid gap-8 md:grid-cols-2 md:gap-10 xl:grid-cols-4">
        <div>
          <Wordmark />
          <p className="mt-4 max-w-xs print:hidden">{site.promise}</p>
          <p className="mt-6 print:hidden">
            <TextLink href={partnerPortal}>Naar het partnerportaal</TextLink>
          </p>
        </div>
        <FooterColumn title="Snel naar" isPrinted={false}>
          <FooterLinks links={[...quickLinks, projectLink]} />
        </FooterColumn>
        <FooterColumn title="Contact">
          <address className="space-y-2 not-italic">
            <p>
              {site.address.street}
              <br />
              {site.address.postalCode} {site.address.city}
            </p>
            <p>
              <TextLink href={site.phone.office.href}>{site.phone.office.label}</TextLink>
              <br />
              {site.openingHours.days}, {site.openingHours.hours}
            </p>
            <p>
              <TextLink href={site.phone.assistant.href}>{site.phone.assistant.label}</TextLink>
              <br />
              virtuele assistent (AI), dag en nacht
            </p>
            <p>
              <TextLink href={`mailto:${site.email.info}`}>{site.email.info}</TextLink>
            </p>
          </address>
        </FooterColumn>
        <FooterColumn title="Voorwaarden en privacy" isPrinted={false}>
          <FooterLinks links={legalLinks} />
        </FooterColumn>
      </div>
      <div className="page-width mt-10 space-y-2 text-sm opacity-75">
        <p>
          {site.legalName}, statutair gevestigd te {site.seat}. KvK&nbsp;{site.kvk},{' '}
          <span className="inline-block">btw-id {site.vatId}</span>. Alle prijzen in euro, exclusief
          btw.
        </p>
        <p>{site.exampleNotice}</p>
      </div>
    </footer>
  );
}

function FooterLinks({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm sm:flex-col sm:text-base">
      {links.map(({ href, label }) => (
        <li key={href}>
          {href === routes.blog ? (
            <BlogLink>{label}</BlogLink>
          ) : (
            <TextLink href={href}>{label}</TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
