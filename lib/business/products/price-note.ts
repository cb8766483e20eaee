/** What the price of a kiosk leaves out; after an amount. */
export const priceExclusions = 'excl.\u00a0btw, transport, plaatsing en software';

export const priceNote = `Richtprijs in euro, ${priceExclusions}.`;
