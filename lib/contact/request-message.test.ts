import { possibleCompositions } from '../../packages/testbed/compositions';
import {
  type Composition,
  extras,
  standardComposition,
} from '../business/configurator/composition';
import { productIds } from '../business/products/specs';
import { ralClassic } from '../business/ral/ral-classic';
import { contactLimits } from '../contact/fields';
import { toRequest } from './request-message';

const black = { code: '9005', name: 'Diepzwart', srgb: '#0a0a0d' };

test('quote request lists every choice in plain text lines', () => {
  const composition: Composition = {
    ...standardComposition('brandvision'),
    ...{ size: 55, touch: 1, extras: ['dag-en-nacht', 'betaalhouder'] },
  };
  const configuratorHref = 'https://www.example.nl/configurator?model=brandvision';
  expect(toRequest({ composition, dealer: '42' }, black, configuratorHref)).toEqual({
    subject: 'Samenstelling: Brandvision, 55 inch',
    message: `Graag een offerte voor deze kiosk.

Model: Brandvision, 55 inch
Stand: Staand
Touchscreen: Met touchscreen
Schermmerk: Samsung
Kleur: RAL 9005 Diepzwart
Plaatsing: Op een voetplaat
Opties: Geschikt voor dag en nacht (24/7); Houder voor een betaalautomaat
Levertijd: 4 weken
Richtprijs: € 4.010 excl. btw, transport, plaatsing en software
Dealer: 42

${configuratorHref}`,
  });
});

test('quote request without dealer and extras has no empty lines for them', () => {
  const { message } = toRequest({ composition: standardComposition('wall-kiosk') }, black, '');
  expect(message).toContain('Opties: Geen');
  expect(message).not.toContain('Dealer');
});

test('quote request of every composition is within the limits of the contact form', () => {
  const longestName = ralClassic.reduce((a, b) => (b.name.length > a.name.length ? b : a));
  const configuratorHref = `https://www.example.nl/${'x'.repeat(2000)}`;
  const wrong = possibleCompositions.filter((composition) => {
    const state = { composition, dealer: 'x'.repeat(100) };
    const { subject, message } = toRequest(state, longestName, configuratorHref);
    return (
      subject.length > contactLimits.subject.max ||
      message.length > contactLimits.message.max ||
      /\u00a0|undefined|NaN/.test(subject + message)
    );
  });
  expect(wrong).toEqual([]);
  expect(new Set(possibleCompositions.map(({ model }) => model)).size).toBe(productIds.length);
  expect(new Set(possibleCompositions.flatMap((one) => one.extras))).toEqual(new Set(extras));
});
