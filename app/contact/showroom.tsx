import { ShowroomPicture } from '@/components/marketing/showroom-picture';
import { ButtonLink } from '@/components/ui/button-link';
import { contactHref } from '@/lib/contact/contact-href';
import styles from './showroom.module.css';

/** The company's house at dusk, with the text on its brick wall; below the picture on small windows. */
export function Showroom() {
  return (
    <div className={styles.showroom}>
      <ShowroomPicture sizes="(width >= 80rem) 100vw, 170vw" />
      <div className="page-width">
        <div className={styles.text}>
          <h3 className="text-heading">Showroom op afspraak</h3>
          <p className="mt-4 mb-6">
            In onze showroom aan de Beeldkade staan de zeven modellen werkend opgesteld. U komt
            langs tijdens kantooruren, met een voorbeeld van uw eigen inhoud; wij zetten het op het
            scherm. Liever op afstand? Wij tonen de software in een videogesprek van
            30&nbsp;minuten.
          </p>
          <ButtonLink href={contactHref('demo-showroom')} variant="inverse">
            Plan een demo
          </ButtonLink>
          <p className="mt-6 text-sm">Het beeld is een visualisatie.</p>
        </div>
      </div>
    </div>
  );
}
