import { ROOM_PATH } from '../../routes';
import { choiceNames } from '../configurator/query';
import type { RoomModel } from './models';

/** The route that renders the page with a choice; visitors see `ROOM_PATH` in their URL. */
export const CHOSEN_ROOM_PATH = `${ROOM_PATH}/samenstelling`;

/** The page with this kiosk. Like the configurator's, its address may have further choices, which it overlooks. */
export function roomHref({ product, size, orientation }: RoomModel, colour: string): string {
  const query = new URLSearchParams([
    [choiceNames.model, product],
    [choiceNames.size, String(size)],
    [choiceNames.orientation, orientation],
    [choiceNames.colour, colour],
  ]);
  return `${ROOM_PATH}?${query}`;
}
