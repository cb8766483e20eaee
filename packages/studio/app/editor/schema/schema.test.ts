import {
  ALLOWED_ELEMENTS,
  EDITOR_ATTRIBUTES,
  INLINE_ELEMENTS,
} from '@/lib/posts/post-html/allow-list';
import { elementSpecs } from './elements';
import { schema } from './schema';

test('the editor has a node, a mark or a row section for each allowed element, and for no other', () => {
  expect(Object.keys(elementSpecs).sort()).toEqual([...ALLOWED_ELEMENTS].sort());
});

test('inline elements are marks, and mark nothing else', () => {
  expect(Object.keys(schema.marks).sort()).toEqual([...INLINE_ELEMENTS].sort());
});

test.each(Object.entries(EDITOR_ATTRIBUTES))(
  'the %s of the editor has the allowed attributes',
  (element, attributes) => {
    const { attrs } = (schema.nodes[element] ?? schema.marks[element])?.spec ?? {};
    expect(Object.keys(attrs ?? {})).toEqual(attributes);
  },
);
