import { composeRecommendation } from '@/lib/configurator/recommendation';
import { modelFacts } from './model-facts';

test('measures are those of the whole column on its foot', () => {
  expect(measures({ model: 'clearvision' })).toBe('1.700\u00a0×\u00a0640\u00a0×\u00a095\u00a0mm');
});

test('measures of a screen on cables are without the foot, and on its side', () => {
  const hanging = { model: 'clearvision', orientation: 'liggend', mount: 'staalkabels' } as const;
  expect(measures(hanging)).toBe('640\u00a0×\u00a01.057\u00a0×\u00a095\u00a0mm');
});

function measures(recommendation: Parameters<typeof composeRecommendation>[0]) {
  const facts = modelFacts(composeRecommendation(recommendation));
  return facts.find(({ label }) => label.startsWith('Afmetingen'))?.value;
}
