const linesToComplete = [
  'Locatie en plek in het gebouw:',
  'Model en formaat:',
  'Serienummer (sticker achter de servicedeur):',
  'Sinds wanneer, en gebeurt het steeds:',
];

/**
 * The prefilled message that reports a kiosk fault, with lines for the visitor to complete.
 * @param symptom without a full stop
 * @param tried troubleshooting steps
 * @param areSure false when the visitor did not tick the steps off
 */
export function faultReport(symptom: string, tried: readonly string[], areSure: boolean): string {
  const heading = `Dit heb ik geprobeerd${areSure ? '' : ' (haal weg wat niet klopt)'}:`;
  return [
    `${symptom}.`,
    '',
    heading,
    ...tried.map((step) => `• ${step}`),
    '',
    ...linesToComplete,
  ].join('\n');
}

/** The prefilled message for a fault that is not in the list of known faults. */
export const openFaultReport = ['Wat ik zie:', '', ...linesToComplete].join('\n');
