/** @type {Record<string, string>} */
const characters = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

/**
 * The fields of the message form in a page, with the values that they hold: what a browser
 * without JavaScript sends when its visitor presses the button.
 * @param {string} html
 * @returns {Record<string, string>}
 */
export function parseContactForm(html) {
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

/** @param {string} attributes @param {string} name */
function attribute(attributes, name) {
  return unescaped(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

/** @param {string} text */
function unescaped(text) {
  return text.replaceAll(/&([#\w]+);/g, (entity, name) => characters[name] ?? entity);
}
