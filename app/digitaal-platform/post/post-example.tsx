import { Picture } from '@/components/ui/picture';
import { sectorOf } from '@/lib/business/content/sectors';
import { formatQuantity } from '@/lib/business/products/format';
import { specs } from '@/lib/business/products/specs';
import { ChoiceButton } from '../choice-button';
import { exampleShop } from '../example-shop';
import styles from './post.module.css';

/** The caption, which the layout keeps below the steps. */
const CAPTION_ID = 'voorbeeld-ai-social';

const steps = [
  { name: 'Voorstel', before: 'Geschreven door AI', after: 'Geschreven door AI' },
  { name: 'Goedkeuring', before: 'Wacht op u', after: 'Door u goedgekeurd' },
  { name: 'Publicatie', before: 'Nog niet gepland', after: 'Dinsdag 10.00\u00a0uur' },
];

/** Interactive by CSS only, so it works without JavaScript. */
export function PostExample() {
  return (
    <figure aria-labelledby={CAPTION_ID} className={`bg-mist px-gutter ${styles.example}`}>
      <Phone />
      <div className={styles.panel}>
        <ChoiceButton type="checkbox">Goedkeuren</ChoiceButton>
        <ol className={`mt-4 gap-3 lg:mt-5 lg:gap-x-8 ${styles.steps}`}>
          {steps.map(({ name, before, after }) => (
            <li key={name} className={`border-t-4 pt-2 ${styles.step}`}>
              <span className="block font-semibold">{name}</span>
              <span className={`text-sm text-steel ${styles.before}`}>{before}</span>
              <span className={`text-sm text-steel ${styles.after}`}>{after}</span>
            </li>
          ))}
        </ol>
        <p id={CAPTION_ID} className="mt-4 text-sm text-steel lg:mt-5">
          Demonstratie met een verzonnen winkel: dit voorstel schreven wij zelf. Bij u schrijft AI
          het.
        </p>
      </div>
    </figure>
  );
}

/** Its lower part lies outside the example. */
function Phone() {
  const { picture } = sectorOf('retail');
  return (
    <div className={styles.phone}>
      <p className="flex items-baseline justify-between gap-3 px-4 pt-3 pb-2 font-semibold">
        {exampleShop}
        <span role="status" className="font-normal text-sm">
          <span className={`text-steel ${styles.before}`}>Voorstel</span>
          <span className={styles.after}>Gepland</span>
        </span>
      </p>
      <div className={styles.picture}>
        <Picture
          name={picture.name}
          alt={picture.alt}
          width={1600}
          height={900}
          widths={[800, 1200, 1600]}
          sizes="36rem"
          className="size-full object-cover object-[33%_50%]"
        />
      </div>
      <div className="px-4 pt-3 pb-5 text-sm">
        <p>
          {`Onze etalage is voortaan leesbaar met de zon erop. Het nieuwe scherm geeft ${formatQuantity(specs.clearvision.brightness.front, 'cd/m²')} en dimt ’s avonds vanzelf. Komt u kijken?`}
        </p>
        <p className="mt-2 text-steel">Beeld: visualisatie, niet met AI gemaakt.</p>
      </div>
    </div>
  );
}
