import { OWN_COLOURS, type OwnMessage, ownMessageLimits, ownPictures } from './own-message';
import { formatTime, plannedDay, playingAt, type Schedule, STEP } from './schedule';

/** Plays when nothing is planned. */
export const REST = 'gesloten';

/** A message and the time it appears, in minutes after midnight; it stays until the next part. */
export type DayPart = { start: number; message: string };

export type LinkedDay = { parts: readonly DayPart[]; own: OwnMessage };

/** The changes on the screen in one day of the schedule, in order. */
export function dayParts(schedule: Schedule, weekday: number): DayPart[] {
  const parts: DayPart[] = [];
  for (let minute = plannedDay.start; minute <= plannedDay.end; minute += STEP) {
    const message = playingAt(schedule, weekday, minute)?.message ?? REST;
    if (message !== (parts.at(-1)?.message ?? REST)) parts.push({ start: minute, message });
  }
  return parts;
}

/** The message on the screen at this minute after midnight. */
export function messageAt(parts: readonly DayPart[], minute: number): string {
  return parts.filter(({ start }) => start <= minute).pop()?.message ?? REST;
}

/** The day as the fragment of a URL, without "#": nothing of it is sent to a server. */
export function dayFragment({ parts, own }: LinkedDay): string {
  const fields = parts.map(({ start, message }) => [formatTime(start), message]);
  return new URLSearchParams([
    ...fields,
    ['kop', own.headline],
    ['regel', own.line],
    ['kleur', String(own.colours)],
    ['beeld', own.picture],
  ]).toString();
}

/**
 * Anybody can write such a link, so only known messages and short texts are taken over.
 * @param fragment with or without "#"
 * @param messages ids of the known messages
 * @returns undefined when the fragment is not a day of ours
 */
export function readDayFragment(
  fragment: string,
  messages: readonly string[],
): LinkedDay | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const parts = [...fields]
    .filter(([name, message]) => /^\d{1,2}\.[03]0$/.test(name) && messages.includes(message))
    .map(([name, message]) => ({ start: minutesOf(name), message }))
    .filter(({ start }) => start < 24 * 60)
    .sort((a, b) => a.start - b.start);
  if (parts.length === 0) return undefined;
  const colours = Number(fields.get('kleur'));
  return {
    parts,
    own: {
      headline: (fields.get('kop') ?? '').slice(0, ownMessageLimits.headline),
      line: (fields.get('regel') ?? '').slice(0, ownMessageLimits.line),
      colours: Number.isInteger(colours) && colours >= 0 && colours < OWN_COLOURS ? colours : 0,
      picture: ownPictures.find((picture) => picture === fields.get('beeld')) ?? 'geen',
    },
  };
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split('.').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
