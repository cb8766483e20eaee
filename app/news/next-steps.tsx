import { ButtonLink } from '@/components/ui/button-link';
import { sectionTones } from '@/components/ui/section-tone';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';
import { routes } from '@/lib/routes';

/** Ends as a conversation at the stand does: with a number to call. */
export function NextSteps() {
  return (
    <section
      id="verder"
      aria-labelledby="verder-titel"
      className={`py-14 md:py-20 ${sectionTones.ink}`}
    >
      <div className="page-width grid items-end gap-x-12 gap-y-8 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="verder-titel" className="text-lead">
            Uw vraag stond er niet bij?
          </h2>
          <p className="mt-3 whitespace-nowrap text-display tabular-nums max-md:text-[length:min(var(--text-display),15vw)] md:text-figure">
            <a
              href={site.phone.office.href}
              aria-label={`Bel kantoor, ${site.phone.office.label}`}
              className="large-link"
            >
              {site.phone.office.label}
            </a>
          </p>
          <p className="mt-4 opacity-85">
            {site.openingHours.days}, {site.openingHours.hours}. Op een bericht antwoorden wij{' '}
            {site.replyTime}.
          </p>
        </div>
        <p className="flex flex-wrap gap-4 lg:flex-col">
          <ButtonLink href={contactHref('vakdagen')} variant="inverse">
            Stel uw vraag
          </ButtonLink>
          <ButtonLink href={routes.blog} variant="inverse">
            Lees verder in het blog
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
