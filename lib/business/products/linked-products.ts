import { productHref } from '../../routes';
import { type ProductId, productIds } from './ids';

/** The products whose page the HTML links to, in the order of their first links. */
export function linkedProducts(html: string): ProductId[] {
  return productIds
    .map((id) => ({ id, place: html.indexOf(`href="${productHref(id)}"`) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place)
    .map(({ id }) => id);
}
