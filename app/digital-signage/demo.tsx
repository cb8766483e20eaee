import { Ending } from '@/components/marketing/ending';
import { ButtonLink } from '@/components/ui/button-link';
import { contactHref } from '@/lib/contact/contact-href';
import { site } from '@/lib/site';
import { LandscapeScreen } from './screens/landscape-screen';
import { bakeryMessages } from './screens/messages';

/** Ends with the screen that ends the day of the bakery. */
export function Demo() {
  return (
    <Ending
      id="demo"
      title="Zie uw eigen inhoud op een scherm"
      intro="Neem een logo, een foto en de boodschap van deze week mee. Wij plannen samen één dag en u ziet die in versneld tempo voorbijkomen."
      tone="ink"
      picture={<LandscapeScreen message={bakeryMessages.gesloten} time="18.00" />}
      isPictureFilling
    >
      <ButtonLink href={contactHref('demo-narrowcasting')} variant="inverse">
        Plan een demo
      </ButtonLink>
      <p className="mt-6 opacity-85">
        U krijgt {site.replyTime} antwoord met een voorstel voor dag en tijd.
      </p>
    </Ending>
  );
}
