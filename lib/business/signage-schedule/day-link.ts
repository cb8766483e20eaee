import { OWN_COLOURS, type OwnMessage, ownMessageLimits, ownPictures } from './own-message';
import { formatTime, plannedDay, playingAt, type Schedule, STEP, weekdays } from './schedule';

/** Plays when nothing is planned. */
export const REST = 'gesloten';

/** A message and the time it appears, in minutes after midnight; it stays until the next part. */
export type DayPart = { start: number; message: string };

/** What the screen of a closed shop says about the days after the one that plays. */
export type OpeningWeek = {
  /** Weekday that plays; 0 is Monday. */
  weekday: number;
  /** When each day opens, from Monday, in minutes after midnight; undefined for a closed day. */
  opens: readonly (number | undefined)[];
};

export type LinkedDay = {
  /** None when nothing is planned. */
  parts: readonly DayPart[];
  own: OwnMessage;
  /** The urgent message replaces all others. */
  isUrgent: boolean;
  /** Unknown to links that were made before it was added. */
  week?: OpeningWeek | undefined;
};

const URGENT = 'aan';
const CLOSED = '-';
const OPENS_SEPARATOR = '_';

/** The day of a schedule, with what the link to it holds. @param weekday 0 is Monday */
export function linkedDay(
  schedule: Schedule,
  weekday: number,
  own: OwnMessage,
  isUrgent = false,
): LinkedDay {
  const opens = weekdays.map((_, day) => dayParts(schedule, day)[0]?.start);
  return { parts: dayParts(schedule, weekday), own, isUrgent, week: { weekday, opens } };
}

/** The changes on the screen in one day of the schedule, in order. */
export function dayParts(schedule: Schedule, weekday: number): DayPart[] {
  const parts: DayPart[] = [];
  let last = REST;
  for (let minute = plannedDay.start; minute <= plannedDay.end; minute += STEP) {
    const message = playingAt(schedule, weekday, minute)?.message ?? REST;
    if (message !== last) parts.push({ start: minute, message });
    last = message;
  }
  return parts;
}

/** The message on the screen at this minute after midnight. */
export function messageAt(parts: readonly DayPart[], minute: number): string {
  return parts.filter(({ start }) => start <= minute).pop()?.message ?? REST;
}

/** The day as the fragment of a URL, without "#": nothing of it is sent to a server. */
export function dayFragment({ parts, own, isUrgent, week }: LinkedDay): string {
  // A link without any time would not tell an empty day from no day.
  const stated = parts.length > 0 ? parts : [{ start: 0, message: REST }];
  return new URLSearchParams([
    ...stated.map(({ start, message }) => [formatTime(start), message]),
    ['kop', own.headline],
    ['regel', own.line],
    ['kleur', String(own.colours)],
    ['beeld', own.picture],
    ...(isUrgent ? [['nood', URGENT]] : []),
    ...(week
      ? [
          ['dag', weekdays[week.weekday] ?? ''],
          ['open', week.opens.map(openingOf).join(OPENS_SEPARATOR)],
        ]
      : []),
  ]).toString();
}

/**
 * Anybody can write such a link, so only known messages and short texts are taken over.
 * @param fragment with or without "#"
 * @param messages ids of the known messages
 * @returns undefined when the fragment is not a day of ours; a day without parts when nothing is planned
 */
export function readDayFragment(
  fragment: string,
  messages: readonly string[],
): LinkedDay | undefined {
  const fields = fieldsOf(fragment);
  const parts = [...fields]
    .filter(([, message]) => messages.includes(message))
    .map(([time, message]) => ({ start: minutesOf(time), message }))
    .filter((part): part is DayPart => part.start !== undefined)
    .sort((a, b) => a.start - b.start);
  // Former links to an empty day hold the message of the visitor and no time.
  if (parts.length === 0 && !fields.has('kop') && !fields.has('dag')) return undefined;
  const colours = Number(fields.get('kleur'));
  return {
    parts,
    own: {
      headline: (fields.get('kop') ?? '').slice(0, ownMessageLimits.headline),
      line: (fields.get('regel') ?? '').slice(0, ownMessageLimits.line),
      colours: Number.isInteger(colours) && colours >= 0 && colours < OWN_COLOURS ? colours : 0,
      picture: ownPictures.find((picture) => picture === fields.get('beeld')) ?? 'geen',
    },
    isUrgent: fields.get('nood') === URGENT,
    week: readWeek(fields),
  };
}

/** The fields of a fragment. @param fragment with or without "#" */
export function fieldsOf(fragment: string): URLSearchParams {
  return new URLSearchParams(fragment.replace(/^#/, ''));
}

function readWeek(fields: URLSearchParams): OpeningWeek | undefined {
  const weekday = weekdays.map(String).indexOf(fields.get('dag') ?? '');
  const times = (fields.get('open') ?? '').split(OPENS_SEPARATOR);
  const opens = times.map(minutesOf);
  const isWhole =
    times.length === weekdays.length &&
    times.every((time, day) => time === CLOSED || opens[day] !== undefined);
  return weekday >= 0 && isWhole ? { weekday, opens } : undefined;
}

function openingOf(minutes: number | undefined): string {
  return minutes === undefined ? CLOSED : formatTime(minutes);
}

/** Minutes after midnight of a whole or half hour; undefined for another text. */
function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})\.([03]0)$/.exec(time) ?? [];
  return hours === undefined || Number(hours) > 23
    ? undefined
    : Number(hours) * 60 + Number(minutes);
}
