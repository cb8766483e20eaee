/** As it stands above the door in the picture rooms/shop. */
export const exampleShop = 'Bloemen Van Loon';
