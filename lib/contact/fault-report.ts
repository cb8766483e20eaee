const linesToComplete = [
  'Locatie en plek in het gebouw:',
  'Model en formaat:',
  'Serienummer (sticker achter de servicedeur):',
  'Sinds wanneer, en gebeurt het steeds:',
];

/** Prefilled message that reports a kiosk fault. @param areSure whether the visitor ticked the steps off */
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

export const openFaultReport = ['Wat ik zie:', '', ...linesToComplete].join('\n');
