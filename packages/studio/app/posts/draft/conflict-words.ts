import { formatMoment } from '../../ui/format';

type Change = {
  /** Who changed the post meanwhile; empty where no person did it. */
  by: string;
  /** Who works in this window. */
  me: string;
  at: string;
};

/** How the two texts of a conflict are called: the other one may be of another window of the same person. */
export function conflictWords({ by, me, at }: Change) {
  const moment = formatMoment(at);
  return by === me
    ? {
        cause: `U hebt dit artikel zelf in een ander venster gewijzigd, op ${moment}.`,
        other: 'de tekst van het andere venster',
        choice: 'Tekst van het andere venster',
      }
    : {
        cause: `${by || 'Iemand anders'} heeft dit artikel gewijzigd op ${moment}, terwijl u het ook open had.`,
        other: by ? `de tekst van ${by}` : 'de andere tekst',
        choice: by ? `Tekst van ${by}` : 'Andere tekst',
      };
}
