import { services } from '../../../lib/business/content/services';
import type { Subject } from './subject';

/** The services of the platform, each with its price. */
export const serviceSubjects: readonly Subject[] = services.map(({ name, price }) => ({
  name,
  names: new RegExp(`\\b${name}\\b`, 'iu'),
  values: { '€': [price.amount] },
}));
