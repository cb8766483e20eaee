/** Of the person in the drawing of the stage, which the other pictures of the page repeat by `<use>`. */
export const PERSON_ID = 'persoon';
