import { yearlyEnergy } from '../products/energy';
import { type ProductId, productIds, type ScreenSize, screensOf, specs } from '../products/specs';

export type EnergyQuestion = {
  place: 'binnen' | 'raam';
  /** From how many sides it is read. */
  sides: 1 | 2;
  size: ScreenSize;
  /** Hours a day that it is on, 1 to 24. */
  hoursPerDay: number;
  /** Days a year, 1 to 366. */
  daysPerYear: number;
  /** What electricity costs, in euro for a kWh. */
  tariff: number;
};

export type EnergyUse = {
  model: ProductId;
  /** A year's use and what it costs, in kWh and in euro. */
  kilowattHours: number;
  euro: number;
  /** It comes for fewer hours a day and needs the option for day and night. */
  needsOption: boolean;
};

/** From here on a screen is made for windows, in cd/m². */
const FOR_WINDOWS = 1000;

/**
 * What each kiosk for that place uses in a year, the most economical one first: that is the one to
 * recommend; of equals the one with the lower price. Kiosks that may not be on for so long are left
 * out.
 */
export function energyUse(question: EnergyQuestion): EnergyUse[] {
  const { place, sides, size, hoursPerDay, daysPerYear, tariff } = question;
  return productIds
    .filter((model) => {
      const { brightness, hoursPerDay: hours } = specs[model];
      const isForWindows = brightness.front >= FOR_WINDOWS;
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
