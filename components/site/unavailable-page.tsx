import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { PageHeader } from '@/components/ui/page-header';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { officePhone } from '@/lib/business/site';
import { routes } from '@/lib/routes';
import { markPageUnavailable } from '@/packages/page-cache/stale-if-error';

/** `noindex` for a server that ignores the cache handler, and so sends the page with status 200. */
export const unavailableMetadata: Metadata = {
  title: 'Nu niet te laden',
  robots: { index: false },
};

/** Replaces a page whose content can be read neither from the backend nor from the cache; sent with status 503. */
export async function UnavailablePage({ title, path }: { title: string; path: string }) {
  await markPageUnavailable();
  return (
    <PageHeader
      title={title}
      intro={
        <>
          Het ligt aan ons. Probeer het over een minuut opnieuw, of bel{' '}
          <a href={officePhone.href} className={textLinkStyle}>
            {officePhone.label}
          </a>
          .
        </>
      }
    >
      <a href={path} className={buttonStyle.primary}>
        Opnieuw proberen
      </a>
      <ButtonLink href={routes.home} variant="secondary">
        Naar de startpagina
      </ButtonLink>
    </PageHeader>
  );
}
