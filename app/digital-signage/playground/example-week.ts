import type { OwnMessage } from '@/lib/business/signage-schedule/own-message';
import type { Block, Schedule } from '@/lib/business/signage-schedule/schedule';

const hours: Record<
  'weekday' | 'saturday',
  readonly [message: string, from: number, to: number][]
> = {
  weekday: [
    ['broodjes', 7, 10],
    ['taart', 10, 12],
    ['lunch', 12, 16],
    ['broden', 16, 18],
  ],
  saturday: [
    ['broodjes', 8, 11],
    ['taart', 11, 15],
    ['broden', 15, 17],
  ],
};

const days = [...Array(5).fill(hours.weekday), hours.saturday] as (typeof hours.weekday)[];

/** The offer of the week, which overlaps the lunch on Wednesday. */
const offer: Block = { id: 'actie', weekday: 2, start: 13 * 60, end: 15 * 60, message: 'eigen' };

/** The week of the example bakery, which is closed on Sunday. */
export const exampleWeek: Schedule = [
  ...days.flatMap((day, weekday) =>
    day.map(([message, from, to]) => ({
      id: `${weekday}-${from}`,
      weekday,
      start: from * 60,
      end: to * 60,
      message,
    })),
  ),
  offer,
];

export const exampleMessage: OwnMessage = {
  headline: 'Warme appelflap',
  line: 'Vandaag twee voor €\u00a03',
  colours: 0,
  picture: 'appelflap',
};
