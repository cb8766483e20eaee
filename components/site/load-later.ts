/** What few visitors need: the accent of a rare colour, and their own picture on the screens. */
export const loadLater = () => import('./later');
