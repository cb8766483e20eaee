import { energyClass, energyNote } from './energy-label';
import { specs } from './specs';

test('a screen for indoors has the class of the screen that the buyer chooses', () => {
  expect(energyClass(specs.brandvision.brightness)).toBe(
    'Van het gekozen scherm, van A tot G; staat op de offerte',
  );
});

test('a window screen has no class, because it is brighter than the label covers', () => {
  expect(energyClass(specs.clearvision.brightness)).toBe(
    'Geen: vanaf 1.000\u00a0cd/m² geldt geen label',
  );
});

test('of a double window kiosk the screen towards the room has a class', () => {
  expect(energyClass(specs['clearvision-double'].brightness)).toBe(
    'Buiten geen (vanaf 1.000\u00a0cd/m² geldt geen label), binnen die van het gekozen scherm',
  );
});

test('beside a price stands the class, or that there is none', () => {
  expect(energyNote(specs.clearvision.brightness)).toBe('Zonder energielabel.');
  for (const id of ['brandvision', 'clearvision-double'] as const) {
    expect(energyNote(specs[id].brightness)).toMatch(/^Energieklasse \(A tot G\)/);
  }
});
