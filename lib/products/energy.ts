/**
 * What a screen uses in a year, in kWh: W x h x days / 1000, which is what a kilowatt-hour means.
 * Stand-by and dimming are left out, so a screen that dims stays below it.
 */
export function yearlyEnergy(powerWatt: number, hoursPerDay: number, daysPerYear = 365): number {
  return (powerWatt * hoursPerDay * daysPerYear) / 1000;
}
