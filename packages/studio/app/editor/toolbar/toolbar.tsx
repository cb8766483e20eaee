import { ChevronUp, Ellipsis } from 'lucide-react';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { ToolbarButton } from './toolbar-button';
import { TOOL_GROUPS, type Tool, type ToolAction } from './tools';
import { useRovingFocus } from './use-roving-focus';

const FIRST_PRIMARY = TOOL_GROUPS.flat().findIndex(({ isPrimary }) => isPrimary);

type Props = {
  view: EditorView;
  state: EditorState;
  label: string;
  onAction: (action: ToolAction) => void;
};

export function Toolbar({ view, state, label, onAction }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { onKeyDown, propsOf } = useRovingFocus(() => view.focus(), FIRST_PRIMARY);

  function use(tool: Tool) {
    if ('action' in tool) return onAction(tool.action);
    tool.command(view.state, view.dispatch, view);
    view.focus();
  }

  let index = 0;
  return (
    <div className="@container">
      <div
        role="toolbar"
        aria-label={label}
        aria-orientation="horizontal"
        // A narrow column has the tools that are used most in one row, and a button shows the rest.
        className="flex flex-wrap @min-[36rem]:flex-nowrap"
        onKeyDown={onKeyDown}
      >
        {TOOL_GROUPS.map((tools) =>
          tools.map((tool) => {
            const focus = propsOf(index++);
            // The one that Tab reaches stays, after a wide column became narrow too.
            const isShown = isOpen || tool.isPrimary || focus.tabIndex === 0;
            const isLast = tool === tools.at(-1);
            return (
              <ToolbarButton
                key={tool.name}
                name={tool.name}
                icon={tool.icon}
                keys={tool.keys}
                isOn={tool.isOn?.(state)}
                isEnabled={'action' in tool || tool.isOn?.(state) || tool.command(state)}
                className={`${isShown ? '' : '@max-[28rem]:hidden'} ${isLast ? 'border-line border-r' : ''}`}
                onClick={() => use(tool)}
                {...focus}
              />
            );
          }),
        )}
        <ToolbarButton
          name={isOpen ? 'Minder opmaak' : 'Meer opmaak'}
          icon={isOpen ? ChevronUp : Ellipsis}
          isExpanded={isOpen}
          isEnabled
          className="ml-auto @min-[28rem]:hidden"
          onClick={() => setIsOpen(!isOpen)}
          {...propsOf(index++)}
        />
      </div>
    </div>
  );
}
