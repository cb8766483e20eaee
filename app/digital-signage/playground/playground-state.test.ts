import {
  changePlayground,
  firstState,
  type PlaygroundAction,
  selectedBlock,
  shownMessage,
} from './playground-state';

const at = (hours: number) => hours * 60;
const after = (...actions: PlaygroundAction[]) => actions.reduce(changePlayground, firstState);
const look = (weekday: number, hours: number): PlaygroundAction => ({
  type: 'look',
  moment: { weekday, minute: at(hours) },
});

test('the example opens on Monday 8.00, when the fresh rolls are on the screen', () => {
  expect(shownMessage(firstState).name).toBe('Verse broodjes');
});

test('the screen shows what is planned at the chosen hour, and the bakery as closed in empty hours', () => {
  expect(shownMessage(after(look(0, 12))).name).toBe('Lunch');
  expect(shownMessage(after(look(6, 12))).name).toBe('Gesloten');
  expect(shownMessage(after(look(2, 13))).name).toBe('Uw actie');
});

test('an urgent message replaces everything until it is switched off', () => {
  const urgent = after({ type: 'urgent', isUrgent: true });
  expect(shownMessage(urgent).name).toBe('Noodmelding');
  expect(shownMessage(changePlayground(urgent, look(6, 19))).name).toBe('Noodmelding');
  const over = changePlayground(urgent, { type: 'urgent', isUrgent: false });
  expect(shownMessage(over).name).toBe('Verse broodjes');
});

test('selecting a block shows its start on the screen', () => {
  const { moment, selected } = after({ type: 'select', id: '3-12' });
  expect({ moment, selected }).toEqual({
    moment: { weekday: 3, minute: at(12) },
    selected: '3-12',
  });
});

test('a dragged block follows the pointer from where it was picked up, and the screen changes', () => {
  const dragged = after(
    { type: 'grab', id: '0-7' },
    { type: 'drag', days: 0, minutes: 20 },
    { type: 'drag', days: 0, minutes: at(1) + 10 },
  );
  expect(selectedBlock(dragged)).toMatchObject({ start: at(8), end: at(11) });
  expect(shownMessage(dragged).name).toBe('Gesloten');
  expect(dragged.said).toBe(
    'Verse broodjes, maandag 8.00 tot 11.00\u00a0uur. Van 10.00 tot 11.00\u00a0uur ook Koffie en taart: dan speelt Koffie en taart.',
  );
});

test('Escape puts a picked up block back, also after several steps', () => {
  const back = after(
    { type: 'grab', id: '0-7' },
    { type: 'nudge', days: 1, minutes: 0 },
    { type: 'lengthen', minutes: 60 },
    { type: 'cancel' },
  );
  expect(selectedBlock(back)).toEqual(selectedBlock(firstState));
  expect(back.held).toBeUndefined();
  expect(back.said).toBe('Teruggezet: Verse broodjes, maandag 7.00 tot 10.00\u00a0uur.');
});

test.each<[string, PlaygroundAction]>([
  ['selecting another one', { type: 'select', id: '3-12' }],
  ['adding one', { type: 'add' }],
  ['starting again', { type: 'reset' }],
])('a block that was picked up is let go of by %s', (_, action) => {
  const held = after({ type: 'grab', id: '0-10' }, { type: 'nudge', days: 1, minutes: 0 });
  const { held: stillHeld, schedule } = changePlayground(held, action);
  expect(stillHeld).toBeUndefined();
  const escaped = changePlayground({ ...held, schedule, held: stillHeld }, { type: 'cancel' });
  expect(escaped.schedule).toBe(schedule);
});

test('a drag without a block that was picked up changes nothing', () => {
  const drag: PlaygroundAction = { type: 'drag', days: 1, minutes: 60 };
  expect(after(drag).schedule).toBe(firstState.schedule);
});

test('an added block starts at the chosen hour, carries the message of the visitor and is selected', () => {
  const added = after(look(6, 9), { type: 'add' });
  expect(selectedBlock(added)).toMatchObject({ weekday: 6, start: at(9), end: at(10) });
  expect(shownMessage(added).name).toBe('Uw actie');
  const twice = changePlayground(added, { type: 'add' });
  expect(twice.schedule).toHaveLength(firstState.schedule.length + 2);
});

test('a block can be added in the last half hour of the day', () => {
  const added = after(look(6, 19.5), { type: 'add' });
  expect(selectedBlock(added)).toMatchObject({ start: at(19), end: at(20) });
});

test('a removed block is named without the overlap that is gone with it', () => {
  const removed = after({ type: 'select', id: 'actie' }, { type: 'remove' });
  expect(removed.said).toBe('Verwijderd: Uw actie, woensdag 13.00 tot 15.00\u00a0uur.');
});

test('after a block is removed the next one is selected, and after the last one the one before it', () => {
  const remove: PlaygroundAction = { type: 'remove' };
  const next = after(remove);
  expect(next.selected).toBe('0-10');
  expect(next.moment).toEqual(firstState.moment);
  const last = after({ type: 'select', id: '5-15' }, remove);
  expect(last.selected).toBe('5-11');
});

test('after the only block is removed nothing is selected or removed', () => {
  const [only] = firstState.schedule;
  const one = { ...firstState, schedule: only ? [only] : [] };
  const none = changePlayground(one, { type: 'remove' });
  expect(selectedBlock(none)).toBeUndefined();
  expect(changePlayground(none, { type: 'remove' })).toBe(none);
});

test.each([
  [4, 19, ['Morgen weer open', 'om 8.00\u00a0uur']],
  [5, 18, ['Maandag weer open', 'om 7.00\u00a0uur']],
  [6, 12, ['Morgen weer open', 'om 7.00\u00a0uur']],
  [1, 6.5, ['Vandaag open', 'om 7.00\u00a0uur']],
])('on day %i at %f hours the closed bakery says when it opens', (weekday, hours, below) => {
  const { name, below: shown } = shownMessage(after(look(weekday, hours)));
  expect([name, shown]).toEqual(['Gesloten', below]);
});

test('between two blocks the closed bakery says that it opens again today', () => {
  const broken = after({ type: 'select', id: '2-7' }, { type: 'remove' }, look(2, 8));
  expect(shownMessage(broken).below).toEqual(['Vandaag open', 'om 10.00\u00a0uur']);
  const gap = after({ type: 'select', id: '2-10' }, { type: 'remove' }, look(2, 11));
  expect(shownMessage(gap).below).toEqual(['Vandaag weer open', 'om 12.00\u00a0uur']);
});

test('a week without a block tells nothing of the next opening', () => {
  expect(shownMessage({ ...firstState, schedule: [] }).below).toEqual(['Tot ziens']);
});

test('starting again restores the week and keeps the message of the visitor', () => {
  const restored = after(
    { type: 'write', change: { headline: 'Oliebollen' } },
    { type: 'remove' },
    { type: 'reset' },
  );
  expect(restored.schedule).toBe(firstState.schedule);
  expect(restored.own.headline).toBe('Oliebollen');
});
