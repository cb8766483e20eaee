import { RENDERED_COLOUR } from '../../platform/browser/chosen-colour';
import { readColourField, type TypedColour } from '../configurator/colour-field';
import { type Composition, standardComposition } from '../configurator/composition';
import { fromQuery, requestedValue } from '../configurator/query';
import type { Mount } from '../products/specs';
import { findRalColour, isRalCode, type RalColour } from '../ral/ral-classic';
import { type RoomModel, roomModelOf } from './models';

export type RoomChoice = {
  model: RoomModel;
  colour: RalColour;
  typedColour?: TypedColour;
};

const FLAT: Mount = 'tafel-vlak';

/**
 * The kiosk and colour that an address asks for, with the names of the configurator's: what is missing or unknown becomes
 * the standard, and the colour that of the pictures.
 */
export function readRoomChoice(query: URLSearchParams): RoomChoice {
  const { model, size, orientation } = fromQuery(query, isRalCode).composition;
  const { colour, typedColour } = readColourField(query);
  return {
    model: roomModelOf({ product: model, size, orientation }),
    colour: colour ?? findRalColour(requestedValue(query, 'colour')) ?? renderedColour(),
    typedColour,
  };
}

function renderedColour(): RalColour {
  const colour = findRalColour(RENDERED_COLOUR);
  if (!colour) throw new Error('The pictures have no colour.');
  return colour;
}

/** The model as a composition: the standard version, a table with its top flat. */
export function compositionOf({ product, size, orientation }: RoomModel): Composition {
  const standard = standardComposition(product);
  const { mount } = standard;
  return { ...standard, size, orientation, mount: mount === 'tafel-gekanteld' ? FLAT : mount };
}
