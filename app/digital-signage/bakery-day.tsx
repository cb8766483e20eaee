import type { ComponentType } from 'react';
import { Section } from '@/components/ui/section';
import {
  CakeScreen,
  ClosedScreen,
  FreshBreadScreen,
  LastLoavesScreen,
  LunchScreen,
} from './bakery-screens';

type Daypart = {
  time: string;
  name: string;
  onScreen: string;
  plan: string;
  Screen: ComponentType;
};

const dayparts: readonly Daypart[] = [
  {
    time: '7.00',
    name: 'Verse broodjes',
    onScreen: 'Nog warm. Verse broodjes uit de oven.',
    plan: 'Begint elke werkdag vanzelf, op elk scherm in de groep Winkels.',
    Screen: FreshBreadScreen,
  },
  {
    time: '10.00',
    name: 'Koffie',
    onScreen: 'Tijd voor taart. Koffie hier of mee.',
    plan: 'Speelt alleen in de twee filialen met een koffiehoek.',
    Screen: CakeScreen,
  },
  {
    time: '12.00',
    name: 'Lunch',
    onScreen: 'Lunch. Soep van de dag: tomaat.',
    plan: 'Het sjabloon staat vast; de winkel vult zelf de soep in.',
    Screen: LunchScreen,
  },
  {
    time: '16.00',
    name: 'Laatste broden',
    onScreen: 'Op is op. Nog twaalf volkorenbroden.',
    plan: 'Het aantal komt uit de kassa en daalt met elke verkoop.',
    Screen: LastLoavesScreen,
  },
  {
    time: '18.00',
    name: 'Gesloten',
    onScreen: 'Gesloten. Morgen weer open om 7.00\u00a0uur.',
    plan: 'Het raamscherm dimt; binnen gaan de schermen uit.',
    Screen: ClosedScreen,
  },
];

/** What planning means, shown on one screen through one day. */
export function BakeryDay() {
  return (
    <Section
      id="een-dag"
      title="Eén scherm, één dag bij een bakker"
      intro="De verzonnen bakkerij Ovenlicht plant de week op maandagochtend. Daarna wisselt het raamscherm vijf keer per dag van boodschap."
      ground="mist"
    >
      <ol className="grid gap-y-8 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-5 lg:gap-x-5">
        {dayparts.map(({ time, name, onScreen, plan, Screen }) => (
          <li
            key={time}
            className="grid grid-cols-2 items-start gap-5 border-ink border-t pt-4 lg:block"
          >
            <Screen />
            <div className="lg:mt-5">
              <h3>
                <span className="block text-title tabular-nums">
                  {time}
                  <span className="sr-only"> uur: </span>
                </span>
                <span className="block text-subtitle">{name}</span>
              </h3>
              <p className="mt-3">
                <span className="sr-only">Op het scherm: </span>‘{onScreen}’
              </p>
              <p className="mt-3 text-steel">{plan}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
