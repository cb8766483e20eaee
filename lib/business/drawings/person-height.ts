/** Height of the standing person in mm. */
export const PERSON_HEIGHT = 1750;
