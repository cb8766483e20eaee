import type { MarkType, NodeType } from 'prosemirror-model';
import type { AllowedElement } from '@/lib/posts/post-html/allow-list';
import { schema } from './schema';

type NodeName = AllowedElement | 'handWritten' | 'inlineImg' | 'linkCard' | 'rows' | 'video';

/** A node type of the editor. */
export function nodeType(name: NodeName): NodeType {
  const type = schema.nodes[name];
  if (!type) throw new Error(`the editor has no node ${name}`);
  return type;
}

/** A mark type of the editor. */
export function markType(name: AllowedElement): MarkType {
  const type = schema.marks[name];
  if (!type) throw new Error(`the editor has no mark ${name}`);
  return type;
}
