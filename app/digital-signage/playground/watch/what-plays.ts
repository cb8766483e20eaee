import { REST } from '@/lib/business/signage-schedule/day-link';
import { playingAt, type Schedule } from '@/lib/business/signage-schedule/schedule';
import { bakeryMessages, type Message } from '../../screens/messages';
import { type PlaygroundState, shownMessage } from '../playground-state';
import { type BakeryScreen, FAULTY_SCREEN, screensOfBakery } from './screens-of-bakery';

export type ScreenState = 'plays' | 'dimmed' | 'off' | 'faulty' | 'restarting';

export const isFaulty = ({ fault }: PlaygroundState, id: string) =>
  id === FAULTY_SCREEN && fault !== 'none';

/** Only shops with a coffee corner offer coffee and cake; the others go on with bread rolls. */
const COFFEE = 'taart';
const INSTEAD_OF_COFFEE = 'broodjes';

/** The plan of the screens in shops with or without a coffee corner. */
export function scheduleOf(schedule: Schedule, hasCoffee: boolean): Schedule {
  if (hasCoffee) return schedule;
  return schedule.map((block) =>
    block.message === COFFEE ? { ...block, message: INSTEAD_OF_COFFEE } : block,
  );
}

/** What a screen of the bakery does at the chosen moment: those in closed shops are dimmed in the window and off inside. */
export function screenState(state: PlaygroundState, { id, isInWindow }: BakeryScreen): ScreenState {
  if (isFaulty(state, id)) return state.fault === 'restarting' ? 'restarting' : 'faulty';
  if (state.isUrgent || planned(state) !== REST) return 'plays';
  return isInWindow ? 'dimmed' : 'off';
}

/** The picture on a screen of the bakery that is in contact. */
export function messageOn(state: PlaygroundState, { hasCoffee }: BakeryScreen): Message {
  return shownMessage({ ...state, schedule: scheduleOf(state.schedule, hasCoffee) });
}

/** Whether this screen shows something else than the one in the plan, because its shop has no coffee corner. */
export function isWithoutCoffee(state: PlaygroundState, { hasCoffee }: BakeryScreen): boolean {
  return !hasCoffee && !state.isUrgent && planned(state) === COFFEE;
}

/** "Verse broodjes", which plays instead of coffee and cake. */
export const insteadOfCoffee = bakeryMessages[INSTEAD_OF_COFFEE].name;

export function screenOfBakery(id: string): BakeryScreen {
  return screensOfBakery.find((screen) => screen.id === id) ?? screensOfBakery[0];
}

function planned({ schedule, moment }: PlaygroundState): string {
  return playingAt(schedule, moment.weekday, moment.minute)?.message ?? REST;
}
