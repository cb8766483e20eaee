import { doubtAbout, isAddress, tidyAddress } from './email-address';

const ADDRESS = 'noor@bedrijf.nl';

test.each([
  ['as it is', ADDRESS],
  ['with spaces around it', `  ${ADDRESS}\t`],
  ['with a no-break space behind it', `${ADDRESS}\u00a0`],
  ['with a narrow no-break space in front', `\u202f${ADDRESS}`],
  ['with a left-to-right mark in front', `\u200e${ADDRESS}`],
  ['in an embedding, as contacts apps copy it', `\u202a${ADDRESS}\u202c`],
  ['in an isolate', `\u2068${ADDRESS}\u2069`],
  ['with a zero-width space inside', 'noor@\u200bbedrijf.nl'],
  ['with a byte order mark in front', `\ufeff${ADDRESS}`],
  ['with a word joiner inside', 'noor\u2060@bedrijf.nl'],
  ['in the quotes of Outlook', `'${ADDRESS}'`],
  ['in straight quotes', `"${ADDRESS}"`],
  ['in the quotes of Word', `“${ADDRESS}”`],
  ['in Dutch quotes', `„${ADDRESS}”,`],
  ['in single quotes of Word', `‘${ADDRESS}’.`],
  ['in guillemets', `«${ADDRESS}»`],
  ['in parentheses', `(${ADDRESS})`],
  ['from a list', `•\t${ADDRESS}`],
  ['behind a dash', `– ${ADDRESS}`],
  ['behind the sign of a signature', `✉${ADDRESS}`],
  ['before an ellipsis', `${ADDRESS}…`],
  ['with the stroke of a link', `${ADDRESS}/`],
  ['as a link', `mailto:${ADDRESS}`],
  ['as a link in capitals with a subject', `MAILTO:${ADDRESS}?subject=Offerte%20hal`],
  ['with a full stop behind it', `${ADDRESS}.`],
  ['with a semicolon behind it', `${ADDRESS}; `],
  ['with a comma behind it', `${ADDRESS},`],
  ['in angle brackets', `<${ADDRESS}>`],
  ['in angle brackets after a name', `Noor de Vries <${ADDRESS}>`],
  ['in angle brackets after a quoted name, with a semicolon', `"Vries, Noor de" <${ADDRESS}>;`],
  ['as a link in angle brackets', `<mailto:${ADDRESS}>`],
])('an address %s is tidied', (_kind, text) => {
  expect(tidyAddress(text)).toBe(ADDRESS);
});

test.each([
  'zoë@voorbeeld.nl',
  'jan@café.nl',
  "o'brien@bedrijf.nl",
  '_post+kiosk@bedrijf.nl',
  '用户@例子.广告',
  'a+b@bedrijf.amsterdam',
  'Jan.DeBoer@Bedrijf.NL',
  'a@[127.0.0.1]',
  'a@b',
])('the address %s is kept and accepted', (address) => {
  expect(tidyAddress(address)).toBe(address);
  expect(isAddress(address)).toBe(true);
});

test.each([
  '',
  'jan',
  'jan@',
  '@x.nl',
  'jan@x@y',
  'jan de@boer.nl',
  'jan@x,nl',
  'jan@x.nl;piet@x.nl',
])('"%s" is no address', (text) => {
  expect(isAddress(tidyAddress(text))).toBe(false);
});

test('an address without a dot after the @ brings a question, any other none', () => {
  expect(doubtAbout('jan@foo')).toBe(
    'Ontbreekt er iets na foo? Een adres eindigt meestal op .nl of .com.',
  );
  for (const address of [ADDRESS, 'jan', 'jan@', '', 'a@[::1]', 'jan de@foo']) {
    expect(doubtAbout(address)).toBe('');
  }
});
