import { ButtonLink } from '@/components/ui/button-link';
import { sectionTones } from '@/components/ui/section-tone';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';

/** Ends as the services of the page talk: a question and its answer. */
export function NextStep() {
  return (
    <section
      id="volgende-stap"
      aria-labelledby="volgende-stap-titel"
      className={`py-8 md:py-20 ${sectionTones.mist}`}
    >
      <div className="page-width grid gap-6 md:grid-cols-2">
        <h2 id="volgende-stap-titel" className="text-title">
          Begin met één dienst
        </h2>
        <div className="grid gap-3">
          <p className={`ml-auto w-fit px-4 py-3 ${sectionTones.ink}`}>Waar begin ik?</p>
          <div className="mr-4 w-fit bg-surface px-4 py-3 sm:mr-12">
            <p className="md:text-lead">
              {`Kies een dienst en stuur twee vragen mee die uw klanten vaak stellen. In de demo ziet u het antwoord. Een offerte blijft ${site.offerValidDays}\u00a0dagen geldig.`}
            </p>
            <div className="mt-4">
              <ButtonLink href={contactHref('demo-platform')}>Plan een demo</ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
