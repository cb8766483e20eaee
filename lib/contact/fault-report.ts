const toComplete = [
  'Locatie en plek in het gebouw:',
  'Model en formaat:',
  'Serienummer (sticker achter de servicedeur):',
  'Sinds wanneer, en gebeurt het steeds:',
];

/**
 * The message that reports a fault, with the lines that its sender completes.
 * @param symptom what is to be seen, without a full stop
 * @param tried the steps that were tried @param areSure false where they were not ticked off
 */
export function faultReport(symptom: string, tried: readonly string[], areSure: boolean): string {
  const heading = `Dit heb ik geprobeerd${areSure ? '' : ' (haal weg wat niet klopt)'}:`;
  return [`${symptom}.`, '', heading, ...tried.map((step) => `• ${step}`), '', ...toComplete].join(
    '\n',
  );
}

/** The message for a fault that is none of the known ones. */
export const openFaultReport = ['Wat ik zie:', '', ...toComplete].join('\n');
