import { OwnPictureField } from '@/components/site/own-picture/own-picture-field';
import { SpecList } from '@/components/ui/spec-list';
import { sheetConditions } from '@/lib/business/configurator/sheet-conditions';
import { unmetChoices } from '@/lib/business/configurator/unmet-choices';
import commonColours from '@/lib/business/content/ral-colours.json';
import { priceNote } from '@/lib/business/products/price-note';
import { findRalColour } from '@/lib/business/ral/ral-classic';
import { site } from '@/lib/business/site';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { routes } from '@/lib/routes';
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
    >
      <OwnPictureField className="relative mt-4" />
    </Configurator>
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
