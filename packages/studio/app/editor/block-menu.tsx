import { Plus } from 'lucide-react';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isOnEmptyLine } from './plugins/block-sign';
import { TOOL_GROUPS, type Tool, type ToolAction } from './toolbar/tools';

type Props = {
  view: EditorView;
  state: EditorState;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onAction: (action: ToolAction) => void;
};

/** On an empty line: a button, and the menu of the blocks that may begin there. */
export function BlockMenu({ view, state, isOpen, onOpen, onClose, onAction }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const isOffered = isOnEmptyLine(state);

  useLayoutEffect(() => {
    const around = place.current?.parentElement;
    if (!isOffered || !around) return;
    const line = view.coordsAtPos(state.selection.from);
    setTop((line.top + line.bottom) / 2 - around.getBoundingClientRect().top);
  }, [view, state, isOffered]);

  function use(tool: Tool) {
    onClose();
    if ('action' in tool) return onAction(tool.action);
    tool.command(view.state, view.dispatch, view);
    view.focus();
  }

  if (!isOffered) return null;
  return (
    <div ref={place} className="absolute inset-x-2 z-[5] print:hidden" style={{ top }}>
      <button
        type="button"
        aria-label="Blok invoegen"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title="Blok invoegen (/)"
        // The cursor stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={isOpen ? onClose : onOpen}
        className="-translate-y-1/2 ml-auto grid size-11 place-items-center text-steel hover:bg-mist hover:text-ink"
      >
        <Plus aria-hidden size={20} strokeWidth={1.75} />
      </button>
      {isOpen && (
        <Menu
          tools={blocksIn(state)}
          onUse={use}
          onSlash={() => {
            onClose();
            view.dispatch(view.state.tr.insertText('/'));
            view.focus();
          }}
          onClose={(isByKey) => {
            onClose();
            if (isByKey) view.focus();
          }}
        />
      )}
    </div>
  );
}

/** The tools that begin a block, as far as the place allows them. */
function blocksIn(state: EditorState): Tool[] {
  return TOOL_GROUPS.flat().filter(
    (tool) => tool.isBlock && ('action' in tool || tool.command(state)),
  );
}

type MenuProps = {
  tools: Tool[];
  onUse: (tool: Tool) => void;
  /** A second slash is meant as text. */
  onSlash: () => void;
  onClose: (isByKey: boolean) => void;
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/menubar/ */
function Menu({ tools, onUse, onSlash, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
    menu.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function press(event: KeyboardEvent<HTMLElement>) {
    const items = Array.from(event.currentTarget.querySelectorAll('button'));
    const current = items.indexOf(event.target as HTMLButtonElement);
    const next = itemAt(event.key, current, tools);
    if (event.key === 'Escape' || event.key === 'Tab') onClose(true);
    else if (event.key === '/') onSlash();
    else if (next !== undefined) items[next]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={menu}
      role="menu"
      aria-label="Blok invoegen"
      tabIndex={-1}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose(false);
      }}
      className="-mt-4 ml-auto w-60 scroll-my-16 border border-ink bg-surface py-1"
    >
      {tools.map((tool) => (
        <button
          key={tool.name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => onUse(tool)}
          className="flex min-h-11 w-full items-center gap-3 px-3 text-left hover:bg-mist focus:bg-mist"
        >
          <tool.icon aria-hidden size={20} strokeWidth={1.75} />
          {tool.name}
        </button>
      ))}
    </div>
  );
}

/** Where a key goes: arrows round, Home, End, and a letter to the next name that begins with it. */
function itemAt(key: string, current: number, tools: Tool[]): number | undefined {
  const count = tools.length;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1) return undefined;
  const order = tools.map((_, step) => (current + 1 + step) % count);
  return order.find((index) => tools[index]?.name.toLowerCase().startsWith(key.toLowerCase()));
}
