import { STATED_HOURS_PER_DAY } from '../../lib/business/products/energy';
import { standardColours } from '../../lib/business/products/specs';
import {
  emptyProject,
  mostHours,
  type Project,
  STANDARD_TARIFF,
} from '../../lib/business/project/project';
import { possibleCompositions } from './compositions';

const shops = ['Utrecht', 'Delft', 'Zwolle', 'Gent & Brugge', 'Den Haag, filiaal 2', 'Sneek'];
const colours = ['7016', '3020', ...standardColours];

/** The same projects on each call, of one to six lines. */
export function randomProjects(count: number): Project[] {
  let seed = 20261127;
  const below = (limit: number) => {
    // Park and Miller: the same numbers on every machine.
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  const line = (place: number) => {
    const composition = { ...oneOf(possibleCompositions), colour: oneOf(colours) };
    const wanted = shops.filter(() => below(3) === 0).map((shop) => shop.replace(',', ''));
    const hoursPerDay = Math.min(
      oneOf([STATED_HOURS_PER_DAY, 8.5, 16, 24]),
      mostHours(composition),
    );
    // A place of its own, so that no two lines are equal.
    return { composition, count: 1 + below(4), places: [...wanted, `plek ${place}`], hoursPerDay };
  };
  return Array.from({ length: count }, () => ({
    ...emptyProject,
    lines: Array.from({ length: 1 + below(6) }, (_, place) => line(place)),
    country: oneOf(['nl', 'nl', 'be'] as const),
    tariff: oneOf([STANDARD_TARIFF, 0.27, 0.4125]),
    hasMaintenance: below(4) > 0,
  }));
}
