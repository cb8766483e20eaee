import { element, escapeMarkup } from './escape-markup';

test('signs with a meaning in XML stay signs', () => {
  expect(element('title', `<b> & "x" 'y'`)).toBe(
    '<title>&lt;b&gt; &amp; &quot;x&quot; &apos;y&apos;</title>',
  );
});

test('characters that XML cannot hold are left out', () => {
  expect(escapeMarkup('a\u0000b\u000bc\u001bd\ufffee\tf\n')).toBe('abcde\tf\n');
});

test('half a pair of surrogates does not break the document', () => {
  expect(escapeMarkup('a\ud83dz')).toBe('az');
  expect(escapeMarkup('😀')).toBe('😀');
});
