import { formatQuantity } from './format';
import { specs } from './specs';

const { standard, ownColour } = specs.brandvision.deliveryWeeks;

/** How much longer a kiosk takes in a colour outside the standard ones: the same for every model. */
export const ownColourWeeks = formatQuantity(ownColour - standard, 'weken');
