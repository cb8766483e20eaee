/** Minutes. Blocks start, end and move on this grid. */
export const STEP = 30;

/** The part of the day that is planned, in minutes after midnight. */
export const plannedDay = { start: 6 * 60, end: 20 * 60 } as const;

export const weekdays = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
] as const;

/** One message on the screen for a part of a day. */
export type Block = {
  id: string;
  /** 0 is Monday. */
  weekday: number;
  /** Minutes after midnight. */
  start: number;
  /** Minutes after midnight, not included. */
  end: number;
  /** Id of the message. */
  message: string;
};

export type Schedule = readonly Block[];

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** @param minutes after midnight @returns the nearest step of the planned day */
export function snapToStep(minutes: number): number {
  return clamp(Math.round(minutes / STEP) * STEP, plannedDay.start, plannedDay.end);
}

/** The block on the grid, inside one planned day and at least one step long. */
function fitToDay(block: Block): Block {
  const start = Math.min(snapToStep(block.start), plannedDay.end - STEP);
  return {
    ...block,
    weekday: clamp(block.weekday, 0, weekdays.length - 1),
    start,
    end: Math.max(snapToStep(block.end), start + STEP),
  };
}

/** Adds a block, fitted to the grid, or replaces the one with the same id. */
export function putBlock(schedule: Schedule, block: Block): Schedule {
  const fitted = fitToDay(block);
  return schedule.some(({ id }) => id === block.id)
    ? schedule.map((other) => (other.id === block.id ? fitted : other))
    : [...schedule, fitted];
}

export function removeBlock(schedule: Schedule, id: string): Schedule {
  return schedule.filter((block) => block.id !== id);
}

/** Moves a block by days and minutes. It keeps its length and stops at the edges of the planned week. */
export function movedBlock(block: Block, days: number, minutes: number): Block {
  const length = block.end - block.start;
  const start = Math.min(snapToStep(block.start + minutes), plannedDay.end - length);
  return fitToDay({ ...block, weekday: block.weekday + days, start, end: start + length });
}

/** Moves the end of a block by minutes, to at least one step after its start. */
export function resizedBlock(block: Block, minutes: number): Block {
  return fitToDay({ ...block, end: block.end + minutes });
}

/** The blocks with another message that overlap this one in time; those that only touch it do not. */
export function conflictsWith(schedule: Schedule, block: Block): readonly Block[] {
  return schedule.filter(
    (other) =>
      other.message !== block.message &&
      other.weekday === block.weekday &&
      other.start < block.end &&
      block.start < other.end,
  );
}

/**
 * The block on the screen at this minute after midnight, or undefined when nothing is planned.
 * The block that starts last wins a conflict; with equal starts, the one added last.
 */
export function playingAt(schedule: Schedule, weekday: number, minute: number): Block | undefined {
  return schedule
    .filter((block) => block.weekday === weekday && block.start <= minute && minute < block.end)
    .sort((a, b) => a.start - b.start)
    .pop();
}

/** Hours that each message is on the screen in a week, by id. */
export function hoursOnScreen(schedule: Schedule): ReadonlyMap<string, number> {
  const hours = new Map<string, number>();
  for (const weekday of weekdays.keys()) {
    for (let minute = plannedDay.start; minute < plannedDay.end; minute += STEP) {
      const message = playingAt(schedule, weekday, minute)?.message;
      if (message) hours.set(message, (hours.get(message) ?? 0) + STEP / 60);
    }
  }
  return hours;
}

/** @param minutes after midnight @returns the Dutch notation of a time, such as "7.30" */
export function formatTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`;
}
