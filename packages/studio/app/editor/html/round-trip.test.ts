import { schema } from '../schema/schema';
import { randomDocument } from '../testing/random-document';
import { roundTripFaults } from '../testing/round-trip';

test.each(['database', 'page'] as const)(
  '30 random documents come back unchanged from their %s',
  (source) => {
    expect(roundTripFaults(source, 1, 30)).toEqual([]);
  },
);

test('random documents hold every node and mark of the editor', () => {
  const found = new Set(['doc']);
  for (let seed = 1; seed <= 150; seed += 1) {
    randomDocument(seed).descendants((node) => {
      for (const { name } of [node.type, ...node.marks.map(({ type }) => type)]) found.add(name);
    });
  }
  expect([...found].sort()).toEqual(
    [...Object.keys(schema.nodes), ...Object.keys(schema.marks)].sort(),
  );
});
