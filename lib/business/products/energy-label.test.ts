import { energyClass } from './energy-label';
import { specs } from './specs';

test('a screen for indoors has the class of the screen that the buyer chooses', () => {
  expect(energyClass(specs.brandvision.brightness)).toBe(
    'Van het gekozen scherm; staat op de offerte',
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
