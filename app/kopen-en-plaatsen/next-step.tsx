import { sectionTones } from '@/components/ui/section-tone';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';
import { routes } from '@/lib/routes';

/** Ends in one link, as large as the window allows. */
export function NextStep() {
  return (
    <section
      id="volgende-stap"
      aria-labelledby="volgende-stap-titel"
      className={`py-10 md:py-16 ${sectionTones.mist}`}
    >
      <div className="page-width">
        <h2 id="volgende-stap-titel" className="text-lead">
          Een prijs voor uw plek
        </h2>
        <p className="mt-2 text-figure">
          <SiteLink href={contactHref('offerte')} className="large-link text-accent-text">
            Vraag een offerte aan
          </SiteLink>
        </p>
        <p className="mt-6 max-w-measure">
          U krijgt {site.replyTime} antwoord. Een offerte blijft {site.offerValidDays}&nbsp;dagen
          geldig. Liever eerst kijken? <TextLink href={routes.kiosken}>Bekijk de kiosken</TextLink>.
        </p>
      </div>
    </section>
  );
}
