import { changePlayground, firstState, type PlaygroundAction } from '../playground-state';
import { screensOfBakery } from './screens-of-bakery';
import { messageOn, screenState } from './what-plays';

const after = (...actions: PlaygroundAction[]) => actions.reduce(changePlayground, firstState);
const monday = (hours: number): PlaygroundAction => ({
  type: 'look',
  moment: { weekday: 0, minute: hours * 60 },
});
const repaired: PlaygroundAction = { type: 'restart', fault: 'none' };
const urgent: PlaygroundAction = { type: 'urgent', isUrgent: true };

/** Number of screens per state. */
function states(...actions: PlaygroundAction[]) {
  const state = after(...actions);
  const all = screensOfBakery.map((screen) => screenState(state, screen));
  return Object.fromEntries(
    all.map((name) => [name, all.filter((other) => other === name).length]),
  );
}

test('coffee and cake play only on the four screens of the two shops with a coffee corner', () => {
  const state = after(monday(10), repaired);
  const playing = screensOfBakery.map((screen) => [screen.name, messageOn(state, screen).name]);
  expect(Object.fromEntries(playing)).toEqual({
    'Gouda, raam': 'Koffie en taart',
    'Gouda, toonbank': 'Koffie en taart',
    'Woerden, raam': 'Koffie en taart',
    'Woerden, toonbank': 'Koffie en taart',
    'Houten, raam': 'Verse broodjes',
    'Houten, toonbank': 'Verse broodjes',
    'Zeist, raam': 'Verse broodjes',
    'Zeist, toonbank': 'Verse broodjes',
  });
});

test('in a closed shop the screens inside are off and those in the window are dimmed', () => {
  expect(states(monday(17.5), repaired)).toEqual({ plays: 8 });
  expect(states(monday(18), repaired)).toEqual({ dimmed: 4, off: 4 });
  expect(states(monday(18))).toEqual({ dimmed: 3, off: 4, faulty: 1 });
});

test('an urgent message is on every screen in contact, also in a closed shop', () => {
  expect(states(monday(18), urgent)).toEqual({ plays: 7, faulty: 1 });
  const state = after(monday(10), urgent);
  for (const screen of screensOfBakery) {
    expect(messageOn(state, screen).name).toBe('Noodmelding');
  }
});
