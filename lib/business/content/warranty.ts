/** What the warranty leaves out: said by the terms, article 11, and by the page about support. */
export const warrantyExclusions = [
  'Vandalisme, stoten, breuk van glas of ander geweld van buitenaf',
  'Een verkeerde spanning, overspanning of een gebrekkig netwerk',
  'Vocht, hitte of vuil buiten de grenzen op het productblad',
  'Verplaatsing, opening of aanpassing door iemand die wij daarvoor niet hebben aangewezen',
  'Inbranden van een stilstaand beeld',
  'Gebruik buiten de bedrijfsuren of het doel van het model',
  'Gewone slijtage en verbruiksdelen, zoals filters en batterijen',
] as const;
