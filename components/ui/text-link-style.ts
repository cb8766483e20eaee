/** Inherits the text colour, so that links are readable on every background. */
export const textLinkStyle = 'underline decoration-1 underline-offset-4 hover:decoration-2';
