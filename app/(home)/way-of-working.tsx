import { Section } from '@/components/ui/section';
import { formatRange } from '@/lib/business/products/format';
import { deliveryRange } from '@/lib/business/products/lowest-figures';
import { ownColourWeeks } from '@/lib/business/products/own-colour';
import { site } from '@/lib/business/site';

const steps = [
  {
    name: 'Inventarisatie',
    time: site.replyTime,
    text: 'U geeft de plek, het aantal schermen en de datum door. Wij antwoorden per e-mail.',
  },
  {
    name: 'Advies en offerte',
    time: `${site.offerValidDays}\u00a0dagen geldig`,
    text: 'U ontvangt een maattekening en een prijs in euro, excl. btw.',
  },
  {
    name: 'Productie',
    time: formatRange(deliveryRange, 'weken'),
    text: `De levertijd hangt af van model en kleur. Een eigen RAL-kleur kost ${ownColourWeeks} extra.`,
  },
  {
    name: 'Installatie',
    time: 'op afspraak',
    text: 'Onze monteurs plaatsen de kiosk, sluiten stroom en netwerk aan en testen het scherm.',
  },
  {
    name: 'Beheer en onderhoud',
    time: 'elke maand',
    text: `De software krijgt ’s nachts een update. Op de hardware geldt ${site.warranty.hardware} garantie.`,
  },
];

export function WayOfWorking() {
  return (
    <Section id="werkwijze" title="Vijf stappen van vraag tot beheer" tone="ink">
      <ol className="border-steel border-t">
        {steps.map(({ name, time, text }, index) => (
          <li
            key={name}
            className="grid grid-cols-[3rem_1fr] items-baseline gap-x-4 gap-y-2 border-steel border-b py-6 md:grid-cols-12 md:gap-x-6"
          >
            <span aria-hidden="true" className="text-subtitle tabular-nums opacity-60">
              {index + 1}
            </span>
            <h3 className="text-subtitle md:col-span-3">{name}</h3>
            <p className="col-start-2 max-w-measure opacity-85 md:col-span-5 md:col-start-auto">
              {text}
            </p>
            <p className="col-start-2 text-subtitle tabular-nums md:col-span-3 md:col-start-auto md:text-right">
              {time}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
