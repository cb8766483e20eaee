import { Wordmark } from '@/components/site/wordmark';
import { site } from '@/lib/business/site';
import { routes } from '@/lib/routes';
import { ChoiceButton } from '../choice-button';
import styles from './business-card.module.css';
import { TurnableCard } from './turnable-card';

/** A department, since the site invents no people. */
export function BusinessCard() {
  return (
    <figure className={styles.example}>
      <TurnableCard
        className={styles.card}
        control={
          <div className="mt-6 text-center md:mt-12">
            <ChoiceButton type="checkbox">Toon de achterkant met de QR-code</ChoiceButton>
          </div>
        }
      >
        <div className={styles.faces}>
          <CardFront />
          <CardBack />
        </div>
      </TurnableCard>
      <figcaption className="mx-auto mt-3 max-w-md text-balance text-center text-sm text-steel">
        Dit kaartje werkt: scan de code en uw telefoon biedt aan de gegevens te bewaren.
      </figcaption>
    </figure>
  );
}

function CardFront() {
  return (
    <div className={`${styles.face} ${styles.front}`}>
      <Wordmark size="h-[1em] w-auto self-start text-[8cqw]" />
      <div>
        <p className={styles.name}>Afdeling Verkoop</p>
        <p>Advies en offertes</p>
      </div>
      <ul className="tabular-nums">
        <li>{site.phone.office.label}</li>
        <li>{site.email.info}</li>
        <li>
          {site.address.street}, {site.address.city}
        </li>
      </ul>
    </div>
  );
}

function CardBack() {
  return (
    <div className={`${styles.face} ${styles.back}`}>
      <img
        src={`${routes.digitaalPlatform}/kaartje.svg`}
        alt="QR-code met de gegevens van het kaartje"
        width={256}
        height={256}
        draggable={false}
        className={styles.code}
      />
    </div>
  );
}
