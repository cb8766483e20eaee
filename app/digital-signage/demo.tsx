import { ButtonLink } from '@/components/ui/button-link';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';
import styles from './demo.module.css';
import { LandscapeScreen } from './screens/landscape-screen';
import { bakeryMessages } from './screens/messages';

/** Ends with the screen that ends the day of the bakery, as wide as the window. */
export function Demo() {
  return (
    <section id="demo" aria-labelledby="demo-titel" className={styles.night}>
      <div className={`page-width ${styles.text}`}>
        <h2 id="demo-titel" className="text-title">
          Zie uw eigen inhoud op een scherm
        </h2>
        <p className="mt-4 max-w-measure text-lead opacity-85">
          Neem een logo, een foto en de boodschap van deze week mee. Wij plannen samen één dag en u
          ziet die in versneld tempo voorbijkomen.
        </p>
        <p className="mt-8">
          <ButtonLink href={contactHref('demo-narrowcasting')} variant="inverse">
            Plan een demo
          </ButtonLink>
        </p>
        <p className="mt-6 opacity-85">
          U krijgt {site.replyTime} antwoord met een voorstel voor dag en tijd.
        </p>
      </div>
      <div className={styles.screen}>
        <LandscapeScreen message={bakeryMessages.gesloten} time="18.00" />
      </div>
    </section>
  );
}
