'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { keepChosenColour } from '@/components/site/keep-chosen-colour';
import { buttonStyle } from '@/components/ui/button-style';
import { choicesFor } from '@/lib/configurator/choices';
import { DEALER_PARAMETER } from '@/lib/configurator/portal-url';
import { deliveryWeeksOf, priceOf } from '@/lib/configurator/price';
import {
  type ConfiguratorState,
  choiceNames,
  PREVIOUS_MODEL,
  TYPED_COLOUR,
} from '@/lib/configurator/query';
import { BUILT_IN_CONFIGURATOR_PATH } from '@/lib/frame-routes';
import { formatPrice, formatQuantity } from '@/lib/products/format';
import type { RalColour } from '@/lib/ral/ral-classic';
import { readTypedColour } from '@/lib/ral/typed-colour';
import { ChoiceGroup } from './choice-group';
import { ColourChoice, type TypedColour } from './colour-choice';
import styles from './configurator.module.css';
import { KioskDrawing } from './kiosk-drawing';
import { KioskPicture } from './kiosk-picture';
import { ModelChoice } from './model-choice';
import { SUMMARY_ID, Summary } from './summary';
import { SummaryActions } from './summary-actions';
import { useConfigurator } from './use-configurator';

type ConfiguratorProps = {
  initial: ConfiguratorState;
  /** The chosen colour if it is not a common one. */
  otherColour?: RalColour;
  typedColour?: TypedColour;
  /** Absolute. */
  pageUrl: string;
  mailTo: string;
  /** For scale. */
  person: ReactNode;
  notes: ReactNode;
};

/** Without JavaScript the form reloads this page with the new choice. */
export function Configurator({ initial, otherColour, person, notes, ...props }: ConfiguratorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(props.typedColour);
  const { state, query, colours, colour, isLive, choose, chooseColour } = useConfigurator(
    form,
    initial,
    otherColour,
  );
  const { composition } = state;
  const { size, orientation, mount, touch, brand, extras } = choicesFor(composition);
  const shared = { price: priceOf(composition), onChoose: choose };

  function selectColour(selected: RalColour) {
    chooseColour(selected);
    keepChosenColour(selected.code);
    setTyped(undefined);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(TYPED_COLOUR) as HTMLInputElement;
    const text = field.value;
    if (!text.trim()) return field.focus();
    const entry = await readTypedColour(text);
    if (entry.ok) selectColour(entry.colour);
    else setTyped({ text, error: entry.error });
  }

  return (
    <>
      <form
        ref={form}
        method="get"
        action={BUILT_IN_CONFIGURATOR_PATH}
        // Firefox would restore old field values on a reload.
        autoComplete="off"
        aria-label="Uw kiosk"
        onSubmit={onSubmit}
      >
        <input type="hidden" name={PREVIOUS_MODEL} value={composition.model} />
        {state.dealer && <input type="hidden" name={DEALER_PARAMETER} value={state.dealer} />}
        <div className="page-width gap-10 pb-8 print:pb-4 lg:grid lg:grid-cols-[5fr_4fr] lg:items-start">
          <figure className={`py-3 ${styles.sight}`}>
            <div className="grid grid-cols-2 items-center gap-2">
              <KioskPicture model={composition.model} colour={colour} />
              <KioskDrawing composition={composition} colour={colour} person={person} />
            </div>
            <figcaption className="mt-2 text-sm text-steel max-lg:sr-only print:not-sr-only">
              De visualisatie toont model en kleur. De tekening volgt op schaal wat u verder kiest;
              een gestippeld vlak is het deel van een touchscreen waar iedereen bij kan.
            </figcaption>
          </figure>
          <div className={`space-y-8 pt-4 print:hidden ${styles.choices}`}>
            <ModelChoice composition={composition} onChoose={choose} />
            <ChoiceGroup legend="Schermmaat" name={choiceNames.size} choices={size} {...shared} />
            <ChoiceGroup legend="Plaatsing" name={choiceNames.mount} choices={mount} {...shared} />
            <ChoiceGroup
              legend="Stand"
              name={choiceNames.orientation}
              choices={orientation}
              {...shared}
            />
            <ChoiceGroup
              legend="Touchscreen"
              name={choiceNames.touch}
              choices={touch}
              {...shared}
            />
            <ChoiceGroup legend="Schermmerk" name={choiceNames.brand} choices={brand} {...shared} />
            <ColourChoice
              composition={composition}
              colours={colours}
              chosen={colour}
              typed={typed}
              onChoose={selectColour}
            />
            <ChoiceGroup
              legend="Opties"
              name={choiceNames.extras}
              type="checkbox"
              choices={extras}
              {...shared}
            />
          </div>
        </div>
        <div className={`border-line border-t bg-paper py-2 print:hidden ${styles.price}`}>
          <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <output
              aria-label="Richtprijs en levertijd"
              className="min-w-32 flex-1 tabular-nums max-sm:text-sm"
            >
              <span className="mr-1 text-subtitle font-semibold">{formatPrice(shared.price)}</span>{' '}
              excl. btw, levertijd {formatQuantity(deliveryWeeksOf(composition), 'weken')}
            </output>
            <noscript>
              <button type="submit" className={buttonStyle.secondary}>
                Reken opnieuw
              </button>
            </noscript>
            <a href={`#${SUMMARY_ID}`} className={buttonStyle.primary}>
              Naar het overzicht
            </a>
          </div>
        </div>
      </form>
      <Summary
        state={state}
        colour={colour}
        notes={notes}
        actions={
          <SummaryActions
            state={state}
            colour={colour}
            url={`${props.pageUrl}?${query}`}
            mailTo={props.mailTo}
            isLive={isLive}
          />
        }
      />
    </>
  );
}
