import { schema } from '../schema/schema';
import { randomDocument } from './random-document';

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
