import Link from 'next/link';
import { useEffect } from 'react';
import { AddToProject } from '@/components/site/add-to-project';
import { buttonStyle } from '@/components/ui/button-style';
import { CopyUrlButton } from '@/components/ui/copy-url-button';
import { contactHref } from '@/lib/contact/contact-href';
import { suggestMessage } from '@/lib/contact/suggested-message';
import { joinList } from '@/lib/platform/text/join-list';

const ADVICE_HREF = contactHref('advies-kiosken');

type ComparisonActionsProps = {
  names: readonly string[];
  size: number;
  /** Queries of the compared models. */
  kiosks: readonly string[];
};

export function ComparisonActions({ names, size, kiosks }: ComparisonActionsProps) {
  const message = `Ik twijfel tussen ${joinList(names.map((name) => `de ${name}`))} van ${size} inch.`;
  // The print styles then show the comparison alone.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.compared = '';
    return () => {
      delete dataset.compared;
    };
  }, []);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      <div className="flex flex-wrap items-center gap-x-4">
        <CopyUrlButton>Kopieer de link naar deze vergelijking</CopyUrlButton>
      </div>
      <AddToProject kiosks={kiosks} className={buttonStyle.secondary}>
        <span>Zet deze in uw project</span>
      </AddToProject>
      <Link
        href={ADVICE_HREF}
        prefetch={false}
        className={buttonStyle.secondary}
        onClick={() => suggestMessage(ADVICE_HREF, { message: `${message}\n\n${location.href}` })}
      >
        Vraag advies over deze keuze
      </Link>
    </div>
  );
}
