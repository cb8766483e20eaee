import type { ReactNode } from 'react';
import { site } from '@/lib/business/site';
import { formatLongDate } from '@/lib/platform/text/dates';
import { fair, publishedAt } from './fair';
import { FairDates } from './fair-dates';

/** The heading beside the facts of the fair. */
export function Opening({ title }: { title: string }) {
  return (
    <div className="page-width grid gap-x-12 gap-y-8 pt-12 pb-8 md:pt-20 md:pb-10 lg:grid-cols-[1fr_20rem] min-[100rem]:grid-cols-[minmax(0,80rem)_1fr]">
      <div>
        <h1 className="max-w-4xl text-display">{title}</h1>
        <p className="mt-5 max-w-measure text-lead text-steel">
          Van <FairDates /> stonden wij op de Vakdagen Scherm &amp; Ruimte 2025. Drie dagen, drie
          vragen die steeds terugkwamen.
        </p>
        <p className="mt-4 text-steel">
          Nieuws van <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
          {` · ${site.editors}`}
        </p>
      </div>
      <dl className="self-end border-ink border-t-2 sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-8">
        <Fact term="Wanneer">
          <FairDates />
        </Fact>
        <Fact term="Waar">{fair.venue}</Fact>
        <Fact term="Goed om te weten">
          De vakdagen zijn, net als Zuilwerk, een voorbeeld. U ziet dus geen opnamen van een echte
          beurs.
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-line py-4 lg:border-b">
      <dt className="text-sm text-steel">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
