/** How long every kiosk runs before it leaves the workshop. */
export const enduranceTestHours = 24;
