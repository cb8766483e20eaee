import { Picture } from '@/components/ui/picture';
import { ExampleFrame } from './example-frame';

const steps = [
  { name: 'Voorstel', detail: 'Geschreven door AI' },
  { name: 'Goedkeuring', detail: 'Wacht op u' },
  { name: 'Publicatie', detail: 'Dinsdag 10.00\u00a0uur' },
];
const CURRENT_STEP = 'Goedkeuring';

export function PostExample() {
  return (
    <ExampleFrame caption="Voorbeeld van een voorstel. Zonder goedkeuring verschijnt het bericht niet.">
      <div className="grid bg-surface sm:grid-cols-5">
        <Picture
          name="products/clearvision-7016"
          alt="Visualisatie van raamkiosk Clearvision in antracietgrijs."
          width={1600}
          height={1600}
          sizes="(min-width: 40rem) 20rem, 90vw"
          className="h-full max-h-80 w-full object-contain p-4 sm:col-span-2 sm:max-h-none"
        />
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
      <ol className="mt-6 grid gap-4 sm:grid-cols-3">
        {steps.map(({ name, detail }) => {
          const isCurrent = name === CURRENT_STEP;
          return (
            <li
              key={name}
              aria-current={isCurrent ? 'step' : undefined}
              className={`border-t-4 pt-2 ${isCurrent ? 'border-accent-text' : 'border-line'}`}
            >
              <span className="block font-semibold">{name}</span>
              <span className="text-sm text-steel">{detail}</span>
            </li>
          );
        })}
      </ol>
    </ExampleFrame>
  );
}
