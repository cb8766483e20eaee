import { SpecList } from '@/components/ui/spec-list';
import { absoluteUrl } from '@/lib/absolute-url';
import { sheetConditions } from '@/lib/configurator/sheet-conditions';
import { unmetChoices } from '@/lib/configurator/unmet-choices';
import commonColours from '@/lib/content/ral-colours.json';
import { priceNote } from '@/lib/products/price-note';
import { findRalColour } from '@/lib/ral/ral-classic';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Adjusted } from './adjusted';
import { Configurator } from './configurator';
import { readComposition } from './read-composition';

type OwnConfiguratorProps = {
  /** Undefined on the prerendered page. */
  query?: URLSearchParams;
  /** Prevails over the dealer of a link. */
  ourDealer?: string;
};

export function OwnConfigurator({ query: asked, ourDealer }: OwnConfiguratorProps) {
  const { state: read, query, typedColour } = readComposition(asked ?? new URLSearchParams());
  const state = ourDealer ? { ...read, dealer: ourDealer } : read;
  const { colour } = state.composition;
  const isCommon = commonColours.some(({ code }) => code === colour);
  return (
    <Configurator
      initial={state}
      otherColour={isCommon ? undefined : findRalColour(colour)}
      typedColour={typedColour}
      pageUrl={absoluteUrl(routes.configurator)}
      mailTo={site.email.info}
      adjusted={<Adjusted fields={unmetChoices(query, state.composition)} />}
      conditions={<SpecList specs={sheetConditions} />}
      notes={<Notes />}
    />
  );
}

function Notes() {
  return (
    <>
      <p>
        {priceNote} Een indicatie, geen aanbod: u ontvangt van ons een offerte met een maattekening.
      </p>
      <p>{site.trademarkNotice}</p>
    </>
  );
}
