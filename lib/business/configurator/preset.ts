import { routes } from '../../routes';
import type { ProductId, ScreenSize } from '../products/specs';
import { standardComposition } from './composition';
import { COLOUR_PARAMETER } from './parameters';
import { toQuery } from './query';

/** Configurator URL for a standard composition; `withColour` adds a colour. */
export function presetHref(model: ProductId, size: ScreenSize = 43): string {
  const query = toQuery({ composition: { ...standardComposition(model), size } });
  query.delete(COLOUR_PARAMETER);
  return `${routes.configurator}?${query}`;
}
