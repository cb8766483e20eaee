/** The hours for which the site states a yearly use. */
export const STATED_HOURS_PER_DAY = 12;

/** Energy in kWh: W × h × days / 1000, without stand-by and dimming. */
export function yearlyEnergy(powerWatt: number, hoursPerDay: number, daysPerYear = 365): number {
  return (powerWatt * hoursPerDay * daysPerYear) / 1000;
}
