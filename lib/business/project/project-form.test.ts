import { fromProjectForm } from './project-form';

const read = (form: string) =>
  fromProjectForm(new URLSearchParams(form), 20, (text) => (text === 'antraciet' ? '7016' : text));

test('a query without fields stays as it is', () => {
  const query = 'versie=1&kiosk=model%3Dwall-kiosk%26aantal%3D2&land=be';
  expect(String(read(query))).toBe('versie=1&kiosk=model%3Dwall-kiosk%26aantal%3D2&land=be');
});

test('the fields of each line become a kiosk, with its places one by one', () => {
  const query = read(
    'model-0=brandvision&maat-0=43&kleur-0=antraciet&aantal-0=2&plek-0=Utrecht, Delft&opties-0=mediaspeler&opties-0=privacyfilter&model-1=wall-kiosk',
  );
  expect(query.getAll('kiosk')).toEqual([
    'model=brandvision&maat=43&kleur=7016&opties=mediaspeler&opties=privacyfilter&aantal=2&plek=Utrecht&plek=Delft',
    'model=wall-kiosk',
  ]);
});

test('the line whose button was pressed is left out', () => {
  const query = read('model-0=brandvision&model-1=wall-kiosk&weg=0');
  expect(query.getAll('kiosk')).toEqual(['model=wall-kiosk']);
});

test('another kiosk is added with its fields, and only when one is chosen', () => {
  const fields = 'kleur-nieuw=7016&aantal-nieuw=4&plek-nieuw=';
  expect(read(`nieuw=clearvision-double-55&${fields}`).getAll('kiosk')).toEqual([
    'kleur=7016&aantal=4&model=clearvision-double&maat=55',
  ]);
  expect(read(`nieuw=&${fields}`).getAll('kiosk')).toEqual([]);
});
