const characters: Record<string, string> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
};

/**
 * The fields of the message form in a page, with the values that they hold: what a browser
 * without JavaScript sends when its visitor presses the button.
 */
export function parseContactForm(html: string): Record<string, string> {
  const [form] = /<form[^>]*aria-label="Bericht aan.*?<\/form>/s.exec(html) ?? [];
  if (!form) throw new Error('The page holds no message form.');
  const inputs = Array.from(form.matchAll(/<input ([^>]*)>/g), ([, attributes = '']) => [
    attribute(attributes, 'name'),
    attribute(attributes, 'value'),
  ]);
  const areas = Array.from(
    form.matchAll(/<textarea ([^>]*)>(.*?)<\/textarea>/gs),
    // A browser drops the first line break.
    ([, attributes = '', text = '']) => [
      attribute(attributes, 'name'),
      unescaped(text.replace(/^\n/, '')),
    ],
  );
  return Object.fromEntries([...inputs, ...areas]);
}

function attribute(attributes: string, name: string) {
  return unescaped(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

function unescaped(text: string) {
  return text.replaceAll(/&([#\w]+);/g, (entity, name) => characters[name] ?? entity);
}
