/** Where the hero is upright and has no film, as in hero.module.css. */
export const UPRIGHT = '(max-width: 47.99rem)';
