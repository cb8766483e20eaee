import { routeHref } from '../shell/route';

export const PANES = ['tekst', 'voorbeeld'] as const;
export type Pane = (typeof PANES)[number];

const LABELS: Record<Pane, string> = { tekst: 'Tekst', voorbeeld: 'Voorbeeld' };

type PaneSwitchProps = { pane: Pane; onChange: (pane: Pane) => void };

/** Selects the part of the post that a narrow window shows. */
export function PaneSwitch({ pane, onChange }: PaneSwitchProps) {
  const look =
    'flex min-h-11 items-center border-transparent forced-colors:border-[Canvas] border-b-3 px-2 aria-pressed:border-ink aria-pressed:font-semibold';
  return (
    <div className="flex gap-4 border-line border-b px-4 xl:hidden print:hidden">
      <a href={routeHref('blog')} className={`${look} md:hidden`}>
        Lijst
      </a>
      {PANES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === pane}
          onClick={() => onChange(name)}
          className={look}
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  );
}
