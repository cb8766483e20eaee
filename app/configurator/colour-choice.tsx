import { TypedColourField } from '@/components/marketing/typed-colour-field';
import type { TypedColour } from '@/lib/business/configurator/colour-field';
import type { Composition } from '@/lib/business/configurator/composition';
import { OWN_COLOUR_SURCHARGE } from '@/lib/business/configurator/price';
import { choiceNames } from '@/lib/business/configurator/query';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { specs, standardColours } from '@/lib/business/products/specs';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { joinList } from '@/lib/platform/text/join-list';

type ColourChoiceProps = {
  composition: Composition;
  colours: readonly RalColour[];
  chosen: RalColour;
  typed?: TypedColour;
  onChoose: (colour: RalColour) => void;
};

export function ColourChoice({ composition, colours, chosen, typed, onChoose }: ColourChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">
        {`Kleur: RAL\u00a0${chosen.code} ${chosen.name.toLowerCase()}`}
      </legend>
      <p className="mb-4 text-sm text-steel">{surchargeText(composition)}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-x-2 gap-y-3">
        {colours.map((colour) => (
          <label
            key={colour.code}
            className="relative block cursor-pointer pt-12 text-[0.8125rem] has-checked:font-semibold"
          >
            <svg aria-hidden="true" className="absolute inset-x-0 top-0 h-11 w-full">
              <rect width="100%" height="100%" fill={colour.srgb} />
            </svg>
            <input
              type="radio"
              name={choiceNames.colour}
              value={colour.code}
              checked={colour.code === chosen.code}
              onChange={() => onChoose(colour)}
              className="swatch outline-offset-2 absolute inset-x-0 top-0 h-11 w-full cursor-pointer appearance-none"
            />
            <span className="tabular-nums">{`RAL\u00a0${colour.code}`}</span>{' '}
            <span className="block">{colour.name}</span>
          </label>
        ))}
      </div>
      <div className="mt-4">
        <TypedColourField typed={typed} />
      </div>
    </fieldset>
  );
}

function surchargeText({ model }: Composition): string {
  const { standard, ownColour } = specs[model].deliveryWeeks;
  const price = formatPrice(OWN_COLOUR_SURCHARGE);
  const weeks = formatQuantity(ownColour - standard, 'weken');
  const without = joinList(standardColours.map((code) => `RAL\u00a0${code}`));
  return `${without} zonder meerprijs. Elke andere kleur kost ${price} meer en verlengt de levertijd met ${weeks}.`;
}
