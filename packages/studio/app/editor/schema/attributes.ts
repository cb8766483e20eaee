import type { AttributeSpec } from 'prosemirror-model';
import { type AllowedElement, EDITOR_ATTRIBUTES } from '@/lib/posts/post-html/allow-list';

type AttributeLists = typeof EDITOR_ATTRIBUTES;
export type EditorAttribute = AttributeLists[keyof AttributeLists][number];

/** How an attribute stands in the document; a default value is not written to the HTML. */
const attributeSpecs: Record<EditorAttribute, AttributeSpec> = {
  href: { validate: 'string' },
  src: { validate: 'string' },
  alt: { default: '', validate: 'string' },
  width: { default: null, validate: 'string|null' },
  height: { default: null, validate: 'string|null' },
  scope: { default: null, validate: 'string|null' },
  colspan: { default: 1, validate: 'number' },
  rowspan: { default: 1, validate: 'number' },
  start: { default: 1, validate: 'number' },
  type: { default: null, validate: 'string|null' },
  'data-width': { default: null, validate: 'string|null' },
};

/** The document attributes of an element: those that an editor may write. */
export function attributeSpecsOf(element: AllowedElement): Record<string, AttributeSpec> {
  return Object.fromEntries(
    editorAttributesOf(element).map((name) => [name, attributeSpecs[name]] as const),
  );
}

/** The attributes of a node or mark as HTML has them, in the order of the allow-list. */
export function htmlAttributesOf(
  element: AllowedElement,
  values: Record<string, unknown>,
): Record<string, string> {
  const written: Record<string, string> = {};
  for (const name of editorAttributesOf(element)) {
    const value = values[name];
    // A picture without an alt attribute is read out by its file name.
    if (name !== 'alt' && value === attributeSpecs[name].default) continue;
    written[name] = String(value);
  }
  return written;
}

function editorAttributesOf(element: AllowedElement): readonly EditorAttribute[] {
  const lists: Partial<Record<AllowedElement, readonly EditorAttribute[]>> = EDITOR_ATTRIBUTES;
  return lists[element] ?? [];
}
