/** A link in text; it keeps the colour of its surroundings, so that it reads on every ground. */
export const textLinkStyle = 'underline decoration-1 underline-offset-4 hover:decoration-2';
