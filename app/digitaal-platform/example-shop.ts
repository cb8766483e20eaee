/** The name above the door in the picture rooms/shop, so that text and picture agree. */
export const exampleShop = 'Bloemen Van Loon';
