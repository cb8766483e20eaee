import type { ReactNode } from 'react';
import { BulletList } from '@/components/ui/bullet-list';
import { Section } from '@/components/ui/section';
import type { SectionTone } from '@/components/ui/section-tone';
import { LateView } from './playground/late-view';
import { MakeView } from './playground/make/make-view';
import { PlanView } from './playground/plan/plan-view';
import { ShareDay } from './playground/plan/share-day';
import { firstState } from './playground/playground-state';
import { WatchView } from './playground/watch/watch-view';

/** The three groups of functions, each below a view to play with. */
export function Workflow() {
  return (
    <>
      <Step
        id="maken"
        title="Maken: vul een sjabloon in"
        text="U begint met een sjabloon uit uw huisstijlkit en ziet het resultaat meteen. Velden voor prijs, rooster of voorraad koppelt u hier al aan de bron. De planning weet daardoor later wanneer een boodschap niet meer klopt."
        functions={[
          'Sjablonen, staand en liggend',
          'Huisstijlkit met kleuren, letters en logo',
          'Foto en video uit één mediatheek',
          'Tekst in meerdere talen binnen één boodschap',
          'Voorbeeld op ware grootte, 43 of 55\u00a0inch',
        ]}
      >
        <LateView view="make">
          <MakeView state={firstState} />
        </LateView>
      </Step>
      <Step
        id="plannen"
        title="Plannen: sleep de week in elkaar"
        heading="loud"
        tone="surface"
        text="Een boodschap krijgt tijden, schermen en een prioriteit. Bij gelijke prioriteit speelt de boodschap die het laatst begint. Een noodmelding gaat voor alles. Een wijziging gaat alleen naar de schermen waarvoor die geldt."
        functions={[
          'Kalender per scherm en per groep',
          'Dagdelen, zoals ontbijt, lunch en diner',
          'Prioriteit voor acties met een einddatum',
          'Noodmelding die alle inhoud vervangt',
          'Regels bij regen, drukte of uitverkochte artikelen',
        ]}
      >
        <LateView view="plan">
          <PlanView state={firstState} />
          <ShareDay state={firstState} />
        </LateView>
        <p className="mt-6 text-steel">
          Dit voorbeeld plant de week van het raamscherm, per half uur van 6.00 tot 20.00&nbsp;uur;
          datums, einddatums, prioriteiten, groepen schermen en nachten over middernacht heeft
          alleen de software zelf.
        </p>
      </Step>
      <Step
        id="bewaken"
        title="Bewaken: zie wat elk scherm afspeelt"
        tone="ink"
        text="Elk scherm meldt terug wat het afspeelt, zodat u planning en werkelijkheid naast elkaar ziet. Het afspeelbewijs laat zien welke boodschap vaak speelde en welke nooit te zien was."
        functions={[
          'Status per scherm, met locatie',
          'Schermafdruk op afstand',
          'Herstart op afstand',
          'Maandelijkse software-updates, ’s nachts',
          'Logboek: wie wijzigde wat, en wanneer',
          'Afspeelbewijs per boodschap',
        ]}
      >
        <LateView view="watch">
          <WatchView state={firstState} />
        </LateView>
      </Step>
    </>
  );
}

type StepProps = {
  id: string;
  title: string;
  heading?: 'loud';
  text: string;
  tone?: SectionTone;
  functions: readonly string[];
  children: ReactNode;
};

function Step({ text, functions, children, ...section }: StepProps) {
  return (
    <Section {...section} intro={text}>
      {children}
      <div className="mt-8">
        <BulletList items={functions} columns={3} />
      </div>
    </Section>
  );
}
