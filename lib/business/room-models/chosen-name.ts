import { findRalColour } from '../ral/ral-classic';
import { type RoomModel, roomModelName, roomModels } from './models';

type Chosen = {
  model: RoomModel;
  /** RAL Classic number. */
  colour: string;
};

const NAME = /^(.+)-ral-(\d{4})$/;

/** "brandvision-43-ral-7016": the kiosk and its colour in the names of files. */
export function chosenName({ model, colour }: Chosen): string {
  return `${roomModelName(model)}-ral-${colour}`;
}

/** @returns undefined for a name of no model or RAL number */
export function readChosenName(name: string): Chosen | undefined {
  const [, modelName, colour = ''] = NAME.exec(name) ?? [];
  const model = roomModels.find((candidate) => roomModelName(candidate) === modelName);
  return model && findRalColour(colour) ? { model, colour } : undefined;
}
