import { joinPhrases } from './join-phrases';

test('phrases after the first lose their capital, codes and numbers stay', () => {
  expect(joinPhrases(['Met touchscreen', 'In RAL 3020', 'IK08: sterk', '43 inch'])).toBe(
    'Met touchscreen; in RAL 3020; IK08: sterk; 43 inch',
  );
});

test('one phrase stays as it is', () => {
  expect(joinPhrases(['In RAL 3020'])).toBe('In RAL 3020');
});
