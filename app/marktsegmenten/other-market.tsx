import { ButtonLink } from '@/components/ui/button-link';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';
import styles from './other-market.module.css';

/** Ends with a ninth moment, of the visitor, in the colour of the room that was seen last. */
export function OtherMarket() {
  return (
    <section
      id="andere-markt"
      aria-labelledby="andere-markt-titel"
      className={`${styles.ending} py-14 md:py-24 print:break-inside-avoid`}
    >
      <div className="page-width grid items-end gap-x-12 gap-y-6 md:grid-cols-12">
        <p aria-hidden="true" className="text-figure max-md:hidden md:col-span-6 print:hidden">
          <span className={styles.time}>0.00</span>
          <span className="block font-sans text-lead tracking-normal [font-stretch:100%]">
            uur, uw moment
          </span>
        </p>
        <div className="md:col-span-6">
          <h2 id="andere-markt-titel" className="text-title">
            Staat uw markt er niet bij?
          </h2>
          <p className="mt-4 max-w-measure text-lead opacity-90">
            Beschrijf de plek, de bezoekers en het moment. Wij adviseren ook als een kiosk niet het
            antwoord is.
          </p>
          <p className="mt-8">
            <ButtonLink href={contactHref('advies-andere-markt')} variant="inverse">
              Vraag advies
            </ButtonLink>
          </p>
          <p className="mt-6 max-w-measure opacity-90">
            U krijgt {site.replyTime} antwoord. De schermen op deze pagina tonen verzonnen inhoud;
            de afbeeldingen zijn visualisaties van onze eigen modellen.
          </p>
        </div>
      </div>
    </section>
  );
}
