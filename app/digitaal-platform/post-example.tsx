import { Picture } from '@/components/ui/picture';
import { ExampleFrame } from './example-frame';
import styles from './post.module.css';

const steps = [
  { name: 'Voorstel', before: 'Geschreven door AI', after: 'Geschreven door AI' },
  { name: 'Goedkeuring', before: 'Wacht op u', after: 'Door u goedgekeurd' },
  { name: 'Publicatie', before: 'Nog niet gepland', after: 'Dinsdag 10.00\u00a0uur' },
];

export function PostExample() {
  return (
    <ExampleFrame caption="Demonstratie: dit voorstel schreven wij zelf. Bij u schrijft AI het, en zonder uw goedkeuring verschijnt het niet.">
      <div className={styles.post}>
        <Proposal />
        <label className="mt-6 flex min-h-11 items-center gap-3 font-semibold">
          <input type="checkbox" className="size-5 accent-ink" />
          Ik keur dit bericht goed
        </label>
        <ol className="mt-4 grid gap-4 sm:grid-cols-3">
          {steps.map(({ name, before, after }) => (
            <li key={name} className={`border-t-4 pt-2 ${styles.step}`}>
              <span className="block font-semibold">{name}</span>
              <span className={`text-sm text-steel ${styles.before}`}>{before}</span>
              <span className={`text-sm text-steel ${styles.after}`}>{after}</span>
            </li>
          ))}
        </ol>
      </div>
    </ExampleFrame>
  );
}

function Proposal() {
  return (
    <div className="grid bg-surface sm:grid-cols-5">
      <div className="p-4 sm:col-span-2 sm:self-center">
        <Picture
          name="products/clearvision-7016"
          alt="Visualisatie van raamkiosk Clearvision in antracietgrijs."
          width={1600}
          height={1600}
          sizes="(min-width: 40rem) 20rem, 90vw"
          className="h-auto w-full"
        />
      </div>
      <div className="p-5 sm:col-span-3 sm:p-6">
        <p className="text-sm text-steel">Uit uw nieuwsbericht van maandag</p>
        <p className="mt-3 text-lead">
          Onze etalage is voortaan leesbaar met de zon erop. Het nieuwe scherm geeft
          2.500&nbsp;cd/m² en dimt ’s avonds vanzelf. Komt u kijken?
        </p>
        <p className="mt-4 text-sm text-steel">
          Beeld: visualisatie uit de beeldbank, niet met AI gemaakt.
        </p>
      </div>
    </div>
  );
}
