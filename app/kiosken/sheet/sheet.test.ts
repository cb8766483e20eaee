import { productIds } from '@/lib/products/ids';
import { toSheet } from './sheet';

const sheets = productIds.map(toSheet);
const optionOf = (id: string, label: string) =>
  sheets.find((sheet) => sheet.id === id)?.options.find((option) => option.label === label)?.value;

test('an option names its surcharge, in each size where that differs', () => {
  expect(optionOf('brandvision', 'Met touchscreen')).toBe(
    '€\u00a0595 bij 43\u00a0inch, €\u00a0795 bij 55\u00a0inch',
  );
  expect(optionOf('brandvision', 'Losse mediaspeler')).toBe('€\u00a0395');
  expect(optionOf('clearvision', 'Touch door het glas heen')).toBe(
    '€\u00a0895, alleen bij 43\u00a0inch',
  );
});

test.each(sheets)(
  'the sheet of $name has a drawing, room for it, and words in every field',
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

test('a sheet says where buttons go on what can be touched, and nothing on the rest', () => {
  const captions = (id: string) =>
    sheets.find((sheet) => sheet.id === id)?.drawings.map(({ caption }) => caption);
  expect(captions('brandvision')).toEqual([
    '43\u00a0inch; knoppen tussen 746 en 1.220\u00a0mm',
    '55\u00a0inch; knoppen tussen 650 en 1.220\u00a0mm',
  ]);
  expect(captions('clearvision')?.[1]).toBe('55\u00a0inch');
  expect(captions('ceiling-kiosk')).toEqual(['43\u00a0inch', '55\u00a0inch']);
});
