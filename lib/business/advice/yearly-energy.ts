import { yearlyEnergy } from '../products/energy';
import { type ProductId, productIds, type ScreenSize, screensOf, specs } from '../products/specs';

export type EnergyQuestion = {
  place: 'binnen' | 'raam';
  sides: 1 | 2;
  size: ScreenSize;
  /** 1 to 24. */
  hoursPerDay: number;
  /** 1 to 366. */
  daysPerYear: number;
  /** Euro per kWh. */
  tariff: number;
};

export type EnergyUse = {
  model: ProductId;
  /** Energy per year, like `euro`. */
  kilowattHours: number;
  euro: number;
  /** Whether the hours require the 24/7 extra. */
  needsOption: boolean;
};

/** Minimum of a window model, in cd/m². */
const WINDOW_BRIGHTNESS = 1000;

/** Suitable kiosks that support the hours, the most economical first, then the cheapest. */
export function energyUse(question: EnergyQuestion): EnergyUse[] {
  const { place, sides, size, hoursPerDay, daysPerYear, tariff } = question;
  return productIds
    .filter((model) => {
      const { brightness, hoursPerDay: hours } = specs[model];
      const isForWindows = brightness.front >= WINDOW_BRIGHTNESS;
      return (
        isForWindows === (place === 'raam') &&
        screensOf(model) === sides &&
        hours.most >= hoursPerDay
      );
    })
    .sort((a, b) => {
      const [one, other] = [specs[a].sizes[size], specs[b].sizes[size]];
      return one.powerWatt - other.powerWatt || one.priceFrom - other.priceFrom;
    })
    .map((model) => {
      const { powerWatt } = specs[model].sizes[size];
      const kilowattHours = yearlyEnergy(powerWatt, hoursPerDay, daysPerYear);
      return {
        model,
        kilowattHours,
        euro: kilowattHours * tariff,
        needsOption: specs[model].hoursPerDay.standard < hoursPerDay,
      };
    });
}
