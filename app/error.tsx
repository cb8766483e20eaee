'use client';

import { buttonStyle } from '@/components/ui/button-style';
import { PageHeader } from '@/components/ui/page-header';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { officePhone } from '@/lib/business/site';

export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <PageHeader
      title="Deze pagina laadt nu niet."
      intro={
        <>
          Het ligt aan ons. Probeer het opnieuw, of bel{' '}
          <a href={officePhone.href} className={textLinkStyle}>
            {officePhone.label}
          </a>
          .
        </>
      }
    >
      <button type="button" className={buttonStyle.primary} onClick={retry}>
        Opnieuw proberen
      </button>
    </PageHeader>
  );
}
