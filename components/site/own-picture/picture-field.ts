/** Class of each field for a picture of the visitor. */
export const PICTURE_FIELD = 'own-picture';
