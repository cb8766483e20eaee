import type { Finding } from './column-checks';
import { logFindings } from './preview-log';

const finding = (items: string[]): Finding => ({
  kind: 'missing pictures',
  problem: '',
  items,
  advice: '',
});

test('a finding is logged once, however often the preview is loaded, and again when it changes', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (let load = 0; load < 30; load += 1) logFindings('kleur', [finding(['/media/a.avif'])]);
  logFindings('kleur', [finding(['/media/b.avif'])]);
  logFindings('staal', [finding(['/media/a.avif'])]);
  expect(log.mock.calls).toEqual([
    ['Preview of kleur, missing pictures: /media/a.avif'],
    ['Preview of kleur, missing pictures: /media/b.avif'],
    ['Preview of staal, missing pictures: /media/a.avif'],
  ]);
});
