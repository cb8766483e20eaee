import { placeTexts } from './place-texts';

const textsOf = (html: string) =>
  placeTexts(`<header>Menu</header><main>${html}</main><footer>Adres</footer>`, '/pagina');

test('the text of a page is split at the elements with an id, with headings and lines', () => {
  expect(
    textsOf(
      '<h1>Kiosken</h1><p>Van <b>staal</b>.</p><section id="maten"><h2 id="maten-titel">Maten</h2><p>Twee.</p></section><p>Slot</p>',
    ),
  ).toEqual([
    { href: '/pagina', page: 'Kiosken', heading: 'Kiosken', text: 'Kiosken\nVan staal.\nSlot' },
    { href: '/pagina#maten', page: 'Kiosken', heading: 'Maten', text: 'Maten\nTwee.' },
  ]);
});

test('what follows a heading with an id belongs to it, up to the next one', () => {
  const html = '<p>Eerst</p><h2 id="een">Een</h2><p>1</p><h2 id="twee">Twee</h2><p>2</p>';
  expect(textsOf(html).map(({ href, text }) => [href, text])).toEqual([
    ['/pagina', 'Eerst'],
    ['/pagina#een', 'Een\n1'],
    ['/pagina#twee', 'Twee\n2'],
  ]);
});

test('the answer to a question has the question as its heading', () => {
  const html =
    '<details><summary>Hoe lang?<span aria-hidden="true">+</span></summary><div id="duur"><p>Vier weken.</p></div></details>';
  expect(textsOf(html)).toContainEqual({
    href: '/pagina#duur',
    page: '',
    heading: 'Hoe lang?',
    text: 'Vier weken.',
  });
});

test('a row of a table is one line', () => {
  const html =
    '<table><tr><th>Gewicht</th><td>70 kg</td><td>92 kg</td></tr></table><dl><div><dt>Hoogte</dt><dd>1.750 mm</dd></div></dl>';
  expect(textsOf(html)[0]?.text).toBe('Gewicht: 70 kg, 92 kg\nHoogte: 1.750 mm');
});

test('a row whose first cell is empty begins with its text', () => {
  const html = '<table><tr><th></th><td>70 kg</td><td>92 kg</td></tr></table>';
  expect(textsOf(html)[0]?.text).toBe('70 kg, 92 kg');
});

test('links beside each other are a list after a text, and lines of their own without one', () => {
  const links = '<a href="/a">Brandvision</a><a href="/b">Brandvision double</a>';
  const html = `<table><tr><th>Vloer</th><td>${links}</td><td><a href="/c">Prijs</a></td></tr></table><p>${links}</p>`;
  expect(textsOf(html)[0]?.text).toBe(
    'Vloer: Brandvision, Brandvision double, Prijs\nBrandvision\nBrandvision double',
  );
});

test('a number and its unit stay on one line, as on the page', () => {
  expect(textsOf('<p>Binnen\n 24\u00a0uur</p>')[0]?.text).toBe('Binnen 24\u00a0uur');
});

test('texts that a style sets apart are not joined', () => {
  const html =
    '<p><span>maandag</span><span>8.30 uur</span></p><p>m<sup>2</sup> Zuil<b>werk</b> narrow\u00adcasting</p><h2><span>Voor het hotel:</span><span>Inchecken</span></h2>';
  expect(textsOf(html)[0]?.text).toBe(
    'maandag 8.30 uur\nm2 Zuilwerk narrowcasting\nVoor het hotel: Inchecken',
  );
});

test.each([
  ['a script', '<script>x</script>'],
  ['a menu', '<nav>x</nav>'],
  ['what is hidden from screen readers', '<p aria-hidden="true">x</p>'],
  ['what a browser shows without JavaScript', '<noscript>x</noscript>'],
])('%s is no text of a page', (_, html) => {
  expect(textsOf(html)).toEqual([]);
});

test.each(['<p id="veld-hint">x</p>', '<div id="_R_1_">x</div>', '<span id="tel">x</span>'])(
  '%s is no place that a link leads to',
  (html) => {
    expect(textsOf(html)[0]?.href).toBe('/pagina');
  },
);
