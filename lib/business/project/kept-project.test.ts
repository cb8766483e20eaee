import { keptText, readKeptProject, withKiosks } from './kept-project';

test('a kept project comes back, and a kiosk that is added to it stays after Back', () => {
  const kept = readKeptProject('4 versie=1&kiosk=model%3Dbrandvision%26aantal%3D4 AAAA-BBBB');
  expect(kept && keptText(withKiosks(kept, ['model=wall-kiosk']))).toBe(
    '5 versie=1&kiosk=model%3Dbrandvision%26aantal%3D4&kiosk=model%3Dwall-kiosk',
  );
});

test('without a kept project one begins', () => {
  for (const text of [null, '', 'rubbish', '0 ']) {
    expect(keptText(withKiosks(readKeptProject(text), ['model=wall-kiosk']))).toBe(
      '1 versie=1&kiosk=model%3Dwall-kiosk',
    );
  }
});
