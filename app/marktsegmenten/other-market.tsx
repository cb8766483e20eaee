import { RoomPicture } from '@/components/marketing/room-picture';
import { ButtonLink } from '@/components/ui/button-link';
import { sectionTones } from '@/components/ui/section-tone';
import { contactHref } from '@/lib/contact/contact-href';
import { sectors } from '@/lib/content/sectors';
import { site } from '@/lib/site';
import styles from './other-market.module.css';

/** The latest moment of the day. */
const last = sectors.at(-1);

/** Ends in the room that the visitor saw last. */
export function OtherMarket() {
  return (
    <section
      id="andere-markt"
      aria-labelledby="andere-markt-titel"
      className={`${styles.ending} ${sectionTones.ink}`}
    >
      <div className={`page-width ${styles.text}`}>
        <h2 id="andere-markt-titel" className="text-title">
          Staat uw markt er niet bij?
        </h2>
        <p className="mt-4 max-w-measure text-lead opacity-85">
          Beschrijf de plek, de bezoekers en het moment. Wij adviseren ook als een kiosk niet het
          antwoord is.
        </p>
        <p className="mt-8">
          <ButtonLink href={contactHref('advies-andere-markt')} variant="inverse">
            Vraag advies
          </ButtonLink>
        </p>
        <p className="mt-6 opacity-85">
          U krijgt {site.replyTime} antwoord. De schermen op deze pagina tonen verzonnen inhoud; de
          afbeeldingen zijn visualisaties van onze eigen modellen.
        </p>
      </div>
      <div className={styles.picture}>
        {last && <RoomPicture picture={last.picture} isDecorative sizes="60vw" />}
      </div>
    </section>
  );
}
