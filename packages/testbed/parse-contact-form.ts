import { decodeHTML } from 'entities/decode';

/** Names and values of the fields of the contact form in a page, as a browser without JavaScript submits them. */
export function parseContactForm(html: string): Record<string, string> {
  const [form] = /<form[^>]*aria-label="Bericht aan.*?<\/form>/s.exec(html) ?? [];
  if (!form) throw new Error('The page contains no contact form.');
  const inputs = Array.from(form.matchAll(/<input ([^>]*)>/g), ([, attributes = '']) => [
    attribute(attributes, 'name'),
    attribute(attributes, 'value'),
  ]);
  const areas = Array.from(
    form.matchAll(/<textarea ([^>]*)>(.*?)<\/textarea>/gs),
    // The HTML standard drops a line break right after <textarea>.
    ([, attributes = '', text = '']) => [
      attribute(attributes, 'name'),
      decodeHTML(text.replace(/^\n/, '')),
    ],
  );
  return Object.fromEntries([...inputs, ...areas]);
}

function attribute(attributes: string, name: string) {
  return decodeHTML(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}
