import { site } from '../site';

/** ISO date, and what the text says differently since then. */
export type LegalChange = { date: string; what: string };

const first: LegalChange = { date: site.legalUpdated, what: 'Eerste versie (1.0).' };

const LATEST = '2026-11-27';

/** What changed in each legal text, the newest first. */
export const legalChanges: Readonly<Record<'privacy' | 'terms' | 'cookies', LegalChange[]>> = {
  privacy: [
    {
      date: LATEST,
      what: 'Versie 1.1: de verloting van 2027, het bewaarde project, het nog niet verzonden bericht en de kiosk in uw ruimte beschreven; aanbieders staan voortaan bij de knop.',
    },
    first,
  ],
  terms: [
    {
      date: LATEST,
      what: 'Versie 1.1: overstappen (artikel\u00a020), beveiligingsupdates (artikel\u00a012) en de grenzen op het productblad (artikel\u00a08) toegevoegd.',
    },
    first,
  ],
  cookies: [
    {
      date: LATEST,
      what: 'Versie 1.1: kleur, samenstelling, film, project, schermmaat, bericht en speler toegevoegd aan wat uw browser kan bewaren; aanbieders staan voortaan bij de knop.',
    },
    first,
  ],
};

export function latestChange(text: keyof typeof legalChanges): string {
  return legalChanges[text][0]?.date ?? site.legalUpdated;
}
