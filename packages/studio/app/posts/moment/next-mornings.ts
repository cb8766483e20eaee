import { dutchLocalTime, momentsOfDutchTime } from './dutch-moment';

type Morning = { label: string; moment: string };

const DAY_MS = 24 * 3_600_000;
const MONDAY = 1;

/** Tomorrow and the next Monday at nine by a Dutch clock, once where they are the same; moments in ISO 8601. */
export function nextMornings(now: Date): Morning[] {
  const today = Date.parse(`${dutchLocalTime(now).slice(0, 10)}T00:00Z`);
  const days = [1, 2, 3, 4, 5, 6, 7].map((number) => new Date(today + number * DAY_MS));
  return days.flatMap((day, index) => {
    const isMonday = day.getUTCDay() === MONDAY;
    if (index > 0 && !isMonday) return [];
    const [moment = ''] = momentsOfDutchTime(`${day.toISOString().slice(0, 10)}T09:00`);
    return [{ label: isMonday ? 'Maandag om 09:00' : 'Morgen om 09:00', moment }];
  });
}
