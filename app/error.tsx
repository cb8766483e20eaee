'use client';

import { buttonStyle } from '@/components/ui/button-style';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/site';

/** Shown in place of a page that failed; header and footer stay. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <PageHeader
      title="Deze pagina laadt nu niet."
      intro={
        <>
          Het ligt aan ons. Probeer het opnieuw, of bel{' '}
          <TextLink href={site.phone.office.href}>{site.phone.office.label}</TextLink>.
        </>
      }
    >
      <button type="button" className={buttonStyle.primary} onClick={retry}>
        Opnieuw proberen
      </button>
    </PageHeader>
  );
}
