import { campaignEvent } from './campaign-event';

jest.mock('../env', () => ({ getEnv: () => ({ SITE_URL: 'https://www.zuilwerk.example' }) }));

test.each([
  ['upcoming', 'https://schema.org/PreOrder'],
  ['open', 'https://schema.org/InStock'],
  ['awaiting-draw', 'https://schema.org/SoldOut'],
] as const)('while the campaign is %s, joining is %s', (state, availability) => {
  expect(campaignEvent(state)?.offers).toMatchObject({ price: 0, availability });
});

test('the draw is no event any more once it is over', () => {
  expect(campaignEvent('finished')).toBeNull();
});

test('the event ends with the week of the draw', () => {
  expect(campaignEvent('open')).toMatchObject({
    startDate: '2026-11-20',
    endDate: '2027-04-18',
    location: { '@type': 'VirtualLocation', url: 'https://www.zuilwerk.example/action' },
  });
});
