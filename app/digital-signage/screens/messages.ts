import { type LinkedDay, messageAt, REST } from '@/lib/business/signage-schedule/day-link';
import { nextOpening } from '@/lib/business/signage-schedule/next-opening';
import { type OwnMessage, wrapWords } from '@/lib/business/signage-schedule/own-message';
import { formatTime, weekdays } from '@/lib/business/signage-schedule/schedule';

export type PictureName = 'oven' | 'appelflap' | 'taart' | 'soep' | 'broden' | 'nacht' | 'uitgang';

/** What a screen shows. */
export type Message = {
  /** Name in the calendar. */
  name: string;
  background: string;
  text: string;
  headline: readonly string[];
  below: readonly string[];
  picture?: PictureName;
};

/** The messages of the example bakery, by the id that the schedule uses. */
export const bakeryMessages = {
  broodjes: {
    name: 'Verse broodjes',
    background: '#f6c445',
    text: '#38200f',
    headline: ['Nog', 'warm'],
    below: ['Verse broodjes', 'uit de oven'],
    picture: 'oven',
  },
  taart: {
    name: 'Koffie en taart',
    background: '#f4d7cf',
    text: '#5a1526',
    headline: ['Tijd', 'voor', 'taart'],
    below: ['Koffie hier of mee'],
    picture: 'taart',
  },
  lunch: {
    name: 'Lunch',
    background: '#1d5c43',
    text: '#fbf1dc',
    headline: ['Lunch'],
    below: ['Soep van de dag:', 'tomaat'],
    picture: 'soep',
  },
  broden: {
    name: 'Laatste broden',
    background: '#244a86',
    text: '#fdf3df',
    headline: ['Op', 'is op'],
    below: ['Nog twaalf', 'volkorenbroden'],
    picture: 'broden',
  },
  gesloten: {
    name: 'Gesloten',
    background: '#11151f',
    text: '#9a9daa',
    headline: ['Gesloten'],
    below: ['Morgen weer open', 'om 7.00\u00a0uur'],
    picture: 'nacht',
  },
  nood: {
    name: 'Noodmelding',
    background: '#b3161c',
    text: '#ffffff',
    headline: ['Verlaat', 'de winkel'],
    below: ['Volg het personeel', 'naar de uitgang'],
    picture: 'uitgang',
  },
} as const satisfies Record<string, Message>;

export type BakeryMessageId = keyof typeof bakeryMessages;

/** The visitor's message in a schedule. */
export const OWN_MESSAGE = 'eigen';

/** Pairs of the bakery's house style, in the order of the index in `OwnMessage`. */
export const houseColours = [
  { name: 'Oven', background: '#f6c445', text: '#38200f' },
  { name: 'Suiker', background: '#f4d7cf', text: '#5a1526' },
  { name: 'Spinazie', background: '#1d5c43', text: '#fbf1dc' },
  { name: 'Ochtend', background: '#244a86', text: '#fdf3df' },
] as const;

/** Characters in a line below the headline. */
const LINE_WIDTH = 20;
/** Characters in a headline before it gets a second line. */
const HEADLINE_WIDTH = 9;

export function ownScreen({ headline, line, colours, picture }: OwnMessage): Message {
  const { background, text } = houseColours[colours] ?? houseColours[0];
  return {
    name: 'Uw actie',
    background,
    text,
    headline: wrapWords(headline, HEADLINE_WIDTH),
    below: wrapWords(line, LINE_WIDTH),
    ...(picture !== 'geen' && { picture }),
  };
}

/** The screen for an id of the schedule. Unknown ids show the bakery as closed. */
export function screenOf(id: string, own: OwnMessage): Message {
  if (id === OWN_MESSAGE) return ownScreen(own);
  return bakeryMessages[id as BakeryMessageId] ?? bakeryMessages.gesloten;
}

/** The screen at this minute after midnight of a day. */
export function screenAt(day: LinkedDay, minute: number): Message {
  if (day.isUrgent) return bakeryMessages.nood;
  const id = messageAt(day.parts, minute);
  return id === REST ? closedScreen(day, minute) : screenOf(id, day.own);
}

/** Says when the shop opens again, as far as the day tells. */
function closedScreen(day: LinkedDay, minute: number): Message {
  const opening = nextOpening(day, minute);
  if (!opening) return { ...bakeryMessages.gesloten, below: ['Tot ziens'] };
  const { days, weekday = 0, start, isAgain } = opening;
  const name = days < 2 ? ['vandaag', 'morgen'][days] : weekdays[weekday];
  const when = `${name?.charAt(0).toUpperCase()}${name?.slice(1)}`;
  const below = [`${when}${isAgain ? ' weer' : ''} open`, `om ${formatTime(start)}\u00a0uur`];
  return { ...bakeryMessages.gesloten, below };
}

/** Id of the SVG symbol in the page. */
export function pictureId(name: PictureName): string {
  return `beeld-${name}`;
}
