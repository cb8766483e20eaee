import { readableText } from './readable-text';

test('a text is read without tags, a line a block', () => {
  expect(
    readableText(
      '<h2>Kleur</h2><p>Een <strong>heldere</strong> dag &amp; nacht.</p><ul><li><p>een</p></li><li>twee</li></ul>',
    ),
  ).toBe('## Kleur\nEen heldere dag & nacht.\n• een\n• twee');
});

test('pictures say what they show, links where they go', () => {
  expect(
    readableText(
      '<figure><img src="/media/blog/a.avif" alt="Een kiosk"></figure><p><a href="/contact">Bel ons</a></p>',
    ),
  ).toBe('[Afbeelding: Een kiosk]\nBel ons (/contact)');
});

test('an empty text has no lines', () => {
  expect(readableText('<p></p>')).toBe('');
});
