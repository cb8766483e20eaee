import type { Screen } from './screens';
import written from './turntable-screens.json' with { type: 'json' };

const FRAME = /\/pictures\/turntable\/([^/]+)\/([^/.]+)\.(?:avif|webp)$/;

/** The screens in a picture of a product that turns or opens, by the address of its file; none where no front is in view. */
export function screensOfFrame(address: string): readonly Screen[] {
  const [, product = '', picture = ''] = FRAME.exec(address) ?? [];
  const products = written as unknown as Record<string, Record<string, readonly Screen[]>>;
  return products[product]?.[picture] ?? [];
}
