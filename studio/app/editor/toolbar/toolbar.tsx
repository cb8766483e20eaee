import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { ToolbarButton } from './toolbar-button';
import { TOOL_GROUPS, type Tool, type ToolAction } from './tools';
import { useRovingFocus } from './use-roving-focus';

type Props = {
  view: EditorView;
  state: EditorState;
  label: string;
  onAction: (action: ToolAction) => void;
};

export function Toolbar({ view, state, label, onAction }: Props) {
  const { onKeyDown, propsOf } = useRovingFocus(() => view.focus());

  function use(tool: Tool) {
    if ('action' in tool) return onAction(tool.action);
    tool.command(view.state, view.dispatch, view);
    view.focus();
  }

  let index = 0;
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-orientation="horizontal"
      className="flex overflow-x-auto sm:flex-wrap"
      onKeyDown={onKeyDown}
    >
      {TOOL_GROUPS.map((tools) => (
        <div key={tools[0]?.name} className="flex border-line border-r last:border-r-0">
          {tools.map((tool) => (
            <ToolbarButton
              key={tool.name}
              name={tool.name}
              icon={tool.icon}
              keys={tool.keys}
              isOn={tool.isOn?.(state)}
              isEnabled={'action' in tool || tool.isOn?.(state) || tool.command(state)}
              onClick={() => use(tool)}
              {...propsOf(index++)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
