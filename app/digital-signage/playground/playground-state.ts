import { type LinkedDay, linkedDay } from '@/lib/business/signage-schedule/day-link';
import type { OwnMessage } from '@/lib/business/signage-schedule/own-message';
import {
  type Block,
  movedBlock,
  plannedDay,
  putBlock,
  removeBlock,
  resizedBlock,
  type Schedule,
  STEP,
} from '@/lib/business/signage-schedule/schedule';
import { type Message, OWN_MESSAGE, screenAt } from '../screens/messages';
import { exampleMessage, exampleWeek } from './example-week';
import { nameOfBlock, sayBlock } from './say-block';
import { FAULTY_SCREEN, type ScreenId } from './watch/screens-of-bakery';

/** The moment of the week that the screens show. */
type Moment = { weekday: number; minute: number };

export type PlaygroundState = {
  schedule: Schedule;
  moment: Moment;
  /** Id of the block that the fields below the calendar change. */
  selected?: string | undefined;
  /** The selected block as it was when it was picked up, while it is moved. */
  held?: Block | undefined;
  isUrgent: boolean;
  own: OwnMessage;
  watched: ScreenId;
  /** State of the one screen that has lost contact. */
  fault: 'offline' | 'restarting' | 'none';
  /** Number of blocks that the visitor added, for their ids. */
  added: number;
  /** Text of the live region. */
  said: string;
};

export type PlaygroundAction =
  | { type: 'look'; moment: Partial<Moment> }
  | { type: 'select'; id: string }
  | { type: 'grab'; id: string }
  | { type: 'drop' }
  | { type: 'cancel' }
  /** Distance from the place where the dragged block was picked up. */
  | { type: 'drag'; days: number; minutes: number }
  | { type: 'stretch'; minutes: number }
  /** Distance from the present place of the block. */
  | { type: 'nudge'; days: number; minutes: number }
  | { type: 'lengthen'; minutes: number }
  | { type: 'change'; change: Partial<Block> }
  /** One hour at the chosen moment. */
  | { type: 'add' }
  /** A block to stretch with the pointer. */
  | { type: 'draw'; weekday: number; minute: number }
  | { type: 'remove' }
  | { type: 'urgent'; isUrgent: boolean }
  | { type: 'write'; change: Partial<OwnMessage> }
  | { type: 'watch'; screen: ScreenId }
  | { type: 'restart'; fault: PlaygroundState['fault'] }
  | { type: 'reset' };

/** Monday at 8.00. */
const firstMoment: Moment = { weekday: 0, minute: 8 * 60 };

export const firstState: PlaygroundState = {
  schedule: exampleWeek,
  moment: firstMoment,
  selected: '0-7',
  isUrgent: false,
  own: exampleMessage,
  watched: FAULTY_SCREEN,
  fault: 'offline',
  added: 0,
  said: '',
};

export function changePlayground(
  state: PlaygroundState,
  action: PlaygroundAction,
): PlaygroundState {
  const block = selectedBlock(state);
  switch (action.type) {
    case 'look':
      return { ...state, moment: { ...state.moment, ...action.moment } };
    case 'select':
      return select(state, action.id);
    case 'grab': {
      const grabbed = select(state, action.id);
      const held = selectedBlock(grabbed);
      return { ...grabbed, held, said: held ? `Opgepakt: ${sayBlock(grabbed, held)}` : '' };
    }
    case 'drop':
      return {
        ...state,
        held: undefined,
        said: block && state.held ? `Neergezet: ${sayBlock(state, block)}` : state.said,
      };
    case 'cancel':
      return state.held ? putBack(state, state.held) : state;
    case 'drag':
      return state.held ? put(state, movedBlock(state.held, action.days, action.minutes)) : state;
    case 'stretch':
      return state.held ? put(state, resizedBlock(state.held, action.minutes)) : state;
    case 'nudge':
      return block ? put(state, movedBlock(block, action.days, action.minutes)) : state;
    case 'lengthen':
      return block ? put(state, resizedBlock(block, action.minutes)) : state;
    case 'change':
      return block ? put(state, { ...block, ...action.change }) : state;
    case 'add':
      return add(state, state.moment, 2 * STEP);
    case 'draw': {
      const drawn = add(state, action, STEP);
      return { ...drawn, held: selectedBlock(drawn) };
    }
    case 'remove':
      return block
        ? {
            ...state,
            schedule: removeBlock(state.schedule, block.id),
            selected: neighbourOf(state.schedule, block)?.id,
            held: undefined,
            said: `Verwijderd: ${nameOfBlock(state, block)}.`,
          }
        : state;
    case 'urgent':
      return {
        ...state,
        isUrgent: action.isUrgent,
        said: action.isUrgent
          ? 'De noodmelding vervangt de inhoud van alle schermen.'
          : 'De noodmelding is voorbij; de schermen spelen weer wat er gepland is.',
      };
    case 'write':
      return { ...state, own: { ...state.own, ...action.change } };
    case 'watch':
      return { ...state, watched: action.screen };
    case 'restart':
      return { ...state, fault: action.fault };
    case 'reset':
      return {
        ...state,
        schedule: exampleWeek,
        moment: firstMoment,
        selected: firstState.selected,
        held: undefined,
        said: 'De voorbeeldweek staat er weer.',
      };
  }
}

export function selectedBlock({ schedule, selected }: PlaygroundState): Block | undefined {
  return schedule.find(({ id }) => id === selected);
}

/** The day of the chosen moment, as the link to it holds it. */
export function shownDay({ schedule, moment, own, isUrgent }: PlaygroundState): LinkedDay {
  return linkedDay(schedule, moment.weekday, own, isUrgent);
}

/** The message on the screen in the window at the chosen moment. */
export function shownMessage(state: PlaygroundState): Message {
  return screenAt(shownDay(state), state.moment.minute);
}

/** The block that is selected after this one is removed: the next of the week, or the last. */
function neighbourOf(schedule: Schedule, { id }: Block): Block | undefined {
  const inOrder = [...schedule].sort((a, b) => a.weekday - b.weekday || a.start - b.start);
  const index = inOrder.findIndex((other) => other.id === id);
  return inOrder[index + 1] ?? inOrder[index - 1];
}

/** Shows the selected block on the screens, and puts down another one that was picked up. */
function select(state: PlaygroundState, id: string): PlaygroundState {
  const block = state.schedule.find((candidate) => candidate.id === id);
  if (!block) return state;
  return {
    ...state,
    selected: id,
    held: state.held?.id === id ? state.held : undefined,
    moment: { weekday: block.weekday, minute: block.start },
  };
}

function put(state: PlaygroundState, block: Block): PlaygroundState {
  const changed = { ...state, schedule: putBlock(state.schedule, block) };
  const fitted = selectedBlock(changed);
  return fitted ? { ...changed, said: sayBlock(changed, fitted) } : changed;
}

function putBack(state: PlaygroundState, held: Block): PlaygroundState {
  const back = put(state, held);
  return { ...back, held: undefined, said: `Teruggezet: ${back.said}` };
}

function add(state: PlaygroundState, { weekday, minute }: Moment, length: number): PlaygroundState {
  const id = `nieuw-${state.added}`;
  const start = Math.min(minute, plannedDay.end - length);
  const block = { id, weekday, start, end: start + length, message: OWN_MESSAGE };
  const schedule = putBlock(state.schedule, block);
  const added = select({ ...state, schedule, added: state.added + 1 }, id);
  return { ...added, said: `Toegevoegd: ${sayBlock(added, block)}` };
}
