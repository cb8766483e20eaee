import { ownColourWeeks } from './own-colour';
import { products } from './products';

test.each(products)('an own colour delays the $name as much as every model', (product) => {
  const { standard, ownColour } = product.deliveryWeeks;
  expect(`${ownColour - standard}\u00a0weken`).toBe(ownColourWeeks);
});
