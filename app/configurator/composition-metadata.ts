import type { Metadata } from 'next';
import { extraLabel, kioskLabel, mountLabel, touchLabel } from '@/lib/business/configurator/labels';
import { priceOf } from '@/lib/business/configurator/price';
import { toQuery } from '@/lib/business/configurator/query';
import { formatPrice } from '@/lib/business/products/format';
import { priceExclusions } from '@/lib/business/products/price-note';
import { findRalColour } from '@/lib/business/ral/ral-classic';
import { sharedPictureOfComposition } from '@/lib/pages/choice-picture/address';
import { createMetadata } from '@/lib/pages/metadata';
import { lowerFirst } from '@/lib/platform/text/lower-first';
import { routes } from '@/lib/routes';
import { readComposition } from './read-composition';

/** What a colleague sees of a link to a composition: its kiosk, its price, and a preview that keeps the choice. */
export function compositionMetadata(asked: URLSearchParams): Metadata {
  const { composition } = readComposition(asked).state;
  const { model, colour, mount, extras } = composition;
  const choices = [
    `RAL\u00a0${colour} ${findRalColour(colour)?.name ?? ''}`.trim(),
    mountLabel[mount],
    touchLabel(composition),
    ...extras.map((extra) => extraLabel(model, extra)),
  ];
  return createMetadata({
    title: `Samengesteld: ${kioskLabel(composition)}, RAL\u00a0${colour}`,
    description: `${choices.map((choice, index) => (index ? lowerFirst(choice) : choice)).join('; ')}. Richtprijs ${formatPrice(priceOf(composition))} ${priceExclusions}.`,
    path: routes.configurator,
    sharedPath: `${routes.configurator}?${toQuery({ composition })}`,
    picture: sharedPictureOfComposition(composition),
  });
}
