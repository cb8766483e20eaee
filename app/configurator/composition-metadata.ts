import type { Metadata } from 'next';
import { extraLabel, kioskLabel, mountLabel, touchLabel } from '@/lib/configurator/labels';
import { priceOf } from '@/lib/configurator/price';
import { toQuery } from '@/lib/configurator/query';
import { createMetadata } from '@/lib/metadata';
import { formatPrice } from '@/lib/products/format';
import { priceExclusions } from '@/lib/products/price-note';
import { sharedPictureOf } from '@/lib/products/shared-picture';
import { findRalColour } from '@/lib/ral/ral-classic';
import { routes } from '@/lib/routes';
import { lowerFirst } from '@/lib/text/lower-first';
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
    picture: sharedPictureOf(model),
  });
}
