import { productIds } from '@/lib/business/products/ids';
import { toSheet } from './sheet';

const sheets = productIds.map(toSheet);
const optionOf = (id: string, label: string) =>
  sheets.find((sheet) => sheet.id === id)?.options.find((option) => option.label === label)?.value;

test('product sheet lists the surcharge of an option, per size where the surcharges differ', () => {
  expect(optionOf('brandvision', 'Met touchscreen')).toBe(
    '€\u00a0595 bij 43\u00a0inch, €\u00a0795 bij 55\u00a0inch',
  );
  expect(optionOf('brandvision', 'Losse mediaspeler')).toBe('€\u00a0395');
  expect(optionOf('clearvision', 'Touch door het glas heen')).toBe(
    '€\u00a0895, alleen bij 43\u00a0inch',
  );
});

test.each(sheets)(
  'product sheet of $name has two drawings with dimensions and no empty field',
  (sheet) => {
    expect(sheet.drawings).toHaveLength(2);
    for (const { alt, caption, width, height } of sheet.drawings) {
      expect(alt).toContain(sheet.name);
      expect(caption).toMatch(/inch/);
      expect(Math.min(width, height)).toBeGreaterThan(300);
    }
    expect(JSON.stringify(sheet)).not.toMatch(/undefined|NaN|null/);
  },
);

test('product sheet states the button height for upright touchscreens only', () => {
  const captions = (id: string) =>
    sheets.find((sheet) => sheet.id === id)?.drawings.map(({ caption }) => caption);
  expect(captions('brandvision')).toEqual([
    '43\u00a0inch; knoppen tussen 746 en 1.220\u00a0mm',
    '55\u00a0inch; knoppen tussen 650 en 1.220\u00a0mm',
  ]);
  expect(captions('clearvision')?.[1]).toBe('55\u00a0inch');
  for (const id of ['ceiling-kiosk', 'touch-table']) {
    expect(captions(id)).toEqual(['43\u00a0inch', '55\u00a0inch']);
    expect(sheets.find((sheet) => sheet.id === id)?.hasReachBand).toBe(false);
  }
});
