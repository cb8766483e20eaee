'use client';

import { type FormEvent, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { keepChosenColour } from '@/components/site/keep-chosen-colour';
import { buttonStyle } from '@/components/ui/button-style';
import { choicesFor } from '@/lib/business/configurator/choices';
import type { TypedColour } from '@/lib/business/configurator/colour-field';
import { mountLabel, orientationLabel, touchLabel } from '@/lib/business/configurator/labels';
import { TYPED_COLOUR } from '@/lib/business/configurator/parameters';
import { DEALER_PARAMETER } from '@/lib/business/configurator/portal-url';
import { deliveryWeeksOf, priceOf } from '@/lib/business/configurator/price';
import {
  type ConfiguratorState,
  choiceNames,
  PREVIOUS_MODEL,
} from '@/lib/business/configurator/query';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { specs } from '@/lib/business/products/specs';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { readTypedColour } from '@/lib/business/ral/typed-colour';
import { routes } from '@/lib/routes';
import { ChoiceGroup } from './choice-group';
import { ColourChoice } from './colour-choice';
import styles from './configurator.module.css';
import { ModelChoice } from './model-choice';
import { OptionGroup } from './option-group';
import { Stage } from './stage';
import { SUMMARY_ID, Summary } from './summary';
import { useConfigurator } from './use-configurator';

type ConfiguratorProps = {
  initial: ConfiguratorState;
  /** The chosen colour if it is not a common one. */
  otherColour?: RalColour;
  typedColour?: TypedColour;
  /** Absolute. */
  pageUrl: string;
  mailTo: string;
  /** About choices of the link that are not possible. */
  adjusted: ReactNode;
  conditions: ReactNode;
  /** Below the colours. */
  children: ReactNode;
  notes: ReactNode;
};

/** The form of all choices; it reloads this page with the new choice if there is no JavaScript. */
export function Configurator({ initial, otherColour, ...props }: ConfiguratorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(props.typedColour);
  const { state, colours, colour, choose, chooseColour } = useConfigurator(
    form,
    initial,
    otherColour,
  );
  const { composition } = state;
  // The stage and the price respond to a choice first.
  const laterComposition = useDeferredValue(composition);
  const laterColour = useDeferredValue(colour);
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
      <div className={styles.configurator}>
        <h1 className={styles.heading}>Stel uw kiosk samen</h1>
        <Stage composition={composition} colour={colour} form={form} />
        <form
          ref={form}
          method="get"
          action={routes.configurator}
          // Firefox would restore old field values on a reload.
          autoComplete="off"
          aria-label="Uw kiosk"
          onSubmit={onSubmit}
          className={styles.rail}
        >
          <input type="hidden" name={PREVIOUS_MODEL} value={composition.model} />
          {state.dealer && <input type="hidden" name={DEALER_PARAMETER} value={state.dealer} />}
          <div className={styles.choices}>
            {props.adjusted}
            <OptionGroup
              title="Model"
              chosen={specs[composition.model].name}
              isOpenAtFirst={!props.typedColour}
            >
              <ModelChoice composition={composition} onChoose={choose} />
            </OptionGroup>
            <OptionGroup title="Schermmaat" chosen={formatQuantity(composition.size, 'inch')}>
              <ChoiceGroup legend="Schermmaat" name={choiceNames.size} choices={size} {...shared} />
            </OptionGroup>
            <OptionGroup
              title="Kleur"
              chosen={`RAL\u00a0${colour.code} ${colour.name.toLowerCase()}`}
              isOpenAtFirst={props.typedColour !== undefined}
            >
              <ColourChoice
                composition={composition}
                colours={colours}
                chosen={colour}
                typed={typed}
                onChoose={selectColour}
              />
              {props.children}
            </OptionGroup>
            <OptionGroup
              title="Plaatsing"
              chosen={`${mountLabel[composition.mount]}, ${orientationLabel[composition.orientation].toLowerCase()}`}
            >
              <ChoiceGroup
                legend="Plaatsing"
                isLegendVisible
                name={choiceNames.mount}
                choices={mount}
                {...shared}
              />
              <ChoiceGroup
                legend="Stand"
                isLegendVisible
                name={choiceNames.orientation}
                choices={orientation}
                {...shared}
              />
            </OptionGroup>
            <OptionGroup title="Touchscreen" chosen={touchLabel(composition)}>
              <ChoiceGroup
                legend="Touchscreen"
                name={choiceNames.touch}
                choices={touch}
                {...shared}
              />
            </OptionGroup>
            <OptionGroup title="Schermmerk" chosen={composition.brand}>
              <ChoiceGroup
                legend="Schermmerk"
                name={choiceNames.brand}
                choices={brand}
                {...shared}
              />
            </OptionGroup>
            <OptionGroup title="Opties" chosen={extrasText(composition.extras.length)}>
              <ChoiceGroup
                legend="Opties"
                name={choiceNames.extras}
                type="checkbox"
                choices={extras}
                {...shared}
              />
            </OptionGroup>
          </div>
          <div className={styles.price}>
            <output aria-label="Richtprijs en levertijd" className="min-w-32 flex-1 tabular-nums">
              <span className="block text-heading font-bold">{formatPrice(shared.price)}</span>{' '}
              <span className="block text-sm text-steel">
                {`excl. btw, levertijd ${formatQuantity(deliveryWeeksOf(composition), 'weken')}`}
              </span>
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
        </form>
      </div>
      <Summary
        composition={laterComposition}
        dealer={state.dealer}
        colour={laterColour}
        pageUrl={props.pageUrl}
        mailTo={props.mailTo}
        conditions={props.conditions}
        notes={props.notes}
      />
    </>
  );
}

function extrasText(count: number): string {
  if (count === 0) return 'Geen';
  return count === 1 ? 'Eén optie' : `${count}\u00a0opties`;
}
