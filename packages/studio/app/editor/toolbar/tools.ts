import {
  ArrowDown,
  ArrowUp,
  Bold,
  CircleQuestionMark,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Redo2,
  SquareArrowOutUpRight,
  Strikethrough,
  Table,
  Undo2,
  Video,
} from 'lucide-react';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { insertRule, isInside, isTextBlock, setTextBlock, toggleQuote } from '../commands/blocks';
import { selectedCard } from '../commands/link-cards';
import { linkAt } from '../commands/links';
import { isInList, toggleList } from '../commands/lists';
import { hasFormat, toggleFormat } from '../commands/marks';
import { moveBlock } from '../commands/move-block';
import { insertTable } from '../commands/tables';
import { nodeType } from '../schema/types';

/** What the surrounding component does: it asks for an address or a picture first, or shows the keys. */
export type ToolAction = 'link' | 'card' | 'picture' | 'video' | 'help';

export type Tool = {
  name: string;
  icon: LucideIcon;
  /** Keys in the spelling of keys.ts. */
  keys?: string;
  /** Set for tools that are on or off. */
  isOn?: (state: EditorState) => boolean;
  /** Also in sight if there is space for six. */
  isPrimary?: true;
  /** Also in the menu of an empty line. */
  isBlock?: true;
} & ({ command: Command } | { action: ToolAction });

const textBlock = (
  block: 'p' | 'h2' | 'h3' | 'h4',
  name: string,
  icon: LucideIcon,
  keys: string,
): Tool => ({
  name,
  icon,
  keys,
  command: setTextBlock(block),
  isOn: (state) => isTextBlock(state, block),
});

/** The tools in the order of the toolbar; between groups there is a line. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [
    textBlock('p', 'Alinea', Pilcrow, 'Mod-Alt-0'),
    { ...textBlock('h2', 'Kop 2', Heading2, 'Mod-Alt-2'), isPrimary: true, isBlock: true },
    { ...textBlock('h3', 'Kop 3', Heading3, 'Mod-Alt-3'), isBlock: true },
    textBlock('h4', 'Kop 4', Heading4, 'Mod-Alt-4'),
  ],
  [
    {
      name: 'Vet',
      isPrimary: true,
      icon: Bold,
      keys: 'Mod-b',
      command: toggleFormat('bold'),
      isOn: (state) => hasFormat(state, 'bold'),
    },
    {
      name: 'Cursief',
      icon: Italic,
      keys: 'Mod-i',
      command: toggleFormat('italic'),
      isOn: (state) => hasFormat(state, 'italic'),
    },
    {
      name: 'Link',
      isPrimary: true,
      icon: Link,
      keys: 'Mod-k',
      action: 'link',
      isOn: (state) => linkAt(state) !== undefined,
    },
    {
      name: 'Doorhalen',
      icon: Strikethrough,
      keys: 'Mod-Shift-x',
      command: toggleFormat('struck'),
      isOn: (state) => hasFormat(state, 'struck'),
    },
  ],
  [
    {
      name: 'Lijst met punten',
      isPrimary: true,
      isBlock: true,
      icon: List,
      keys: 'Mod-Shift-8',
      command: toggleList('ul'),
      isOn: (state) => isInList(state, 'ul'),
    },
    {
      name: 'Genummerde lijst',
      isBlock: true,
      icon: ListOrdered,
      keys: 'Mod-Shift-7',
      command: toggleList('ol'),
      isOn: (state) => isInList(state, 'ol'),
    },
    {
      name: 'Citaat',
      isBlock: true,
      icon: Quote,
      keys: 'Mod-Shift-9',
      command: toggleQuote,
      isOn: (state) => isInside(state, nodeType('blockquote')),
    },
  ],
  [
    { name: 'Afbeelding', isPrimary: true, isBlock: true, icon: Image, action: 'picture' },
    { name: 'Video', isBlock: true, icon: Video, action: 'video' },
    {
      name: 'Linkkaart',
      isBlock: true,
      icon: SquareArrowOutUpRight,
      action: 'card',
      isOn: (state) => selectedCard(state) !== undefined,
    },
    { name: 'Tabel', isBlock: true, icon: Table, command: insertTable },
    { name: 'Lijn', isBlock: true, icon: Minus, keys: 'Mod-Shift-h', command: insertRule },
  ],
  [
    { name: 'Blok omhoog', icon: ArrowUp, keys: 'Alt-Shift-ArrowUp', command: moveBlock('up') },
    {
      name: 'Blok omlaag',
      icon: ArrowDown,
      keys: 'Alt-Shift-ArrowDown',
      command: moveBlock('down'),
    },
  ],
  [
    { name: 'Ongedaan maken', isPrimary: true, icon: Undo2, keys: 'Mod-z', command: undo },
    { name: 'Opnieuw', icon: Redo2, keys: 'Mod-y', command: redo },
    { name: 'Sneltoetsen', icon: CircleQuestionMark, keys: 'Mod-/', action: 'help' },
  ],
];
