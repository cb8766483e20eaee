import { PictureError, type PictureProblem } from '@/lib/posts/media/convert-picture';
import { StudioError } from '../errors';

const MESSAGES: Record<PictureProblem, string> = {
  empty: 'Dit bestand is leeg. Kopieer het opnieuw van waar het vandaan komt.',
  heic: 'Dit is een HEIC-foto, zoals iPhones die maken. Exporteer haar als JPEG en kies dat bestand. Op de iPhone zelf: Instellingen, Camera, Structuren, Meest compatibel.',
  vector:
    'Dit is een SVG-tekening, waarin programmacode kan staan. Exporteer haar als PNG van 1600\u00a0px breed en kies dat bestand.',
  animated:
    'Dit beeld beweegt, en op de site zou alleen het eerste beeld te zien zijn. Bewaar dat als PNG, of zet de film op YouTube of Vimeo en plak het adres daarvan in het bericht.',
  several:
    'In dit bestand zitten meer afbeeldingen, en op de site zou alleen de eerste te zien zijn. Bewaar de afbeelding die u bedoelt als PNG en kies dat bestand.',
  'too large':
    'Deze afbeelding heeft meer dan 200\u00a0miljoen beeldpunten. Bewaar haar kleiner (1600\u00a0px breed is genoeg) en kies dat bestand.',
  'too long':
    'Deze afbeelding is zo lang dat de tekst erin niet meer te lezen zou zijn. Knip haar in stukken van hooguit 16.000\u00a0px hoog en kies die een voor een.',
  'too slow':
    'Het verkleinen van deze afbeelding duurt te lang. Bewaar haar als JPEG van 1600\u00a0px breed en kies dat bestand.',
  unreadable:
    'Dit bestand is geen afbeelding, of het is beschadigd. Bewaar de afbeelding als JPEG of PNG en kies dat bestand.',
};

/** Explains why a file does not become a picture. @throws {StudioError} that says what to do */
export function asPictureProblem(error: unknown): never {
  if (!(error instanceof PictureError)) throw error;
  throw new StudioError(422, `picture-${error.problem.replace(' ', '-')}`, MESSAGES[error.problem]);
}

export function tooManyBytes() {
  return new StudioError(
    413,
    'picture-bytes',
    'Dit bestand is groter dan 30\u00a0MB. Bewaar de afbeelding als JPEG van 3000\u00a0px breed en kies dat bestand.',
  );
}
