/** Class of the file fields of pages, by which the script finds them. */
export const FIELD = 'own-picture';

/** Sent to the window when the visitor's picture is deleted from its storage elsewhere. */
export const PICTURE_DELETED = 'zw:picture-deleted';
