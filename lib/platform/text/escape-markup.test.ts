import { element, escapeMarkup } from './escape-markup';

test('characters with a meaning in XML are escaped', () => {
  expect(element('title', `<b> & "x" 'y'`)).toBe(
    '<title>&lt;b&gt; &amp; &quot;x&quot; &apos;y&apos;</title>',
  );
});

test('characters that XML 1.0 forbids are removed', () => {
  expect(escapeMarkup('a\u0000b\u000bc\u001bd\ufffee\tf\n')).toBe('abcde\tf\n');
});

test('a lone surrogate is removed and a pair is kept', () => {
  expect(escapeMarkup('a\ud83dz')).toBe('az');
  expect(escapeMarkup('😀')).toBe('😀');
});
