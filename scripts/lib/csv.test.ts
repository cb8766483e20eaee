import { toCsv } from './csv.ts';

const lineOf = (value: unknown) => toCsv(['a'], [{ a: value }]).slice('\ufeff"a"\r\n'.length);

test('the file starts with the byte order mark that Excel needs, and a line of names', () => {
  expect(toCsv(['id', 'name'], [{ id: 7, name: 'Jan' }])).toBe(
    '\ufeff"id","name"\r\n"7","Jan"\r\n',
  );
  expect(toCsv(['id'], [])).toBe('\ufeff"id"\r\n');
});

test('quotes are doubled; commas and line breaks stay in their field', () => {
  expect(lineOf('Zij zei: "ja", en\nging')).toBe('"Zij zei: ""ja"", en\nging"\r\n');
});

test('a column that a row lacks is empty', () => {
  expect(lineOf(null)).toBe('""\r\n');
  expect(lineOf(undefined)).toBe('""\r\n');
});

test.each([
  '=HYPERLINK("https://kwaad.example","hier")',
  '+31 20 123 45 67',
  '-2+3+cmd|calc',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
])('a spreadsheet runs nothing: %j', (value) => {
  expect(lineOf(value)).toBe(`"'${value.replaceAll('"', '""')}"\r\n`);
});

test('ordinary values stay as they are', () => {
  for (const value of ['Café – “prijs” 🙂', 'jan@deboer.example', '3 = 4'])
    expect(lineOf(value)).toBe(`"${value}"\r\n`);
});
