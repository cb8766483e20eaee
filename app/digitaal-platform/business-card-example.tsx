import { sectionTones } from '@/components/ui/section-tone';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import styles from './business-card.module.css';
import { ExampleFrame } from './example-frame';

/** A department, since the site invents no people. */
export function BusinessCardExample() {
  return (
    <ExampleFrame caption="Dit kaartje werkt: scan de code en uw telefoon biedt aan de gegevens te bewaren.">
      <div className={`mx-auto max-w-lg ${styles.example}`}>
        <div className={styles.scene}>
          <div className={styles.faces}>
            <CardFront />
            <CardBack />
          </div>
        </div>
        <label className="mt-6 flex min-h-11 items-center gap-3 font-semibold">
          <input type="checkbox" className="size-5 accent-ink" />
          Toon de achterkant met de QR-code
        </label>
      </div>
    </ExampleFrame>
  );
}

function CardFront() {
  return (
    <div
      className={`flex flex-col justify-between gap-10 p-6 sm:p-8 ${sectionTones.ink} ${styles.face}`}
    >
      <p className="font-semibold text-subtitle">{site.legalName}</p>
      <div>
        <p className="font-semibold text-title">Afdeling Verkoop</p>
        <p>Advies en offertes</p>
        <ul className="mt-6 tabular-nums">
          <li className="border-steel border-t py-2">{site.phone.office.label}</li>
          <li className="border-steel border-t py-2">{site.email.info}</li>
          <li className="border-steel border-t pt-2">
            {site.address.street}, {site.address.city}
          </li>
        </ul>
      </div>
    </div>
  );
}

function CardBack() {
  return (
    <div className={`grid place-items-center bg-surface p-6 ${styles.face} ${styles.back}`}>
      <img
        src={`${routes.digitaalPlatform}/kaartje.svg`}
        alt="QR-code met de gegevens van het kaartje"
        width={256}
        height={256}
        loading="lazy"
        className="w-full max-w-64"
      />
    </div>
  );
}
