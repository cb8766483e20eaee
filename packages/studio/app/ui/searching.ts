/** Said in place of a count while a list is still that of the previous search. */
export const SEARCHING = 'Zoeken…';
