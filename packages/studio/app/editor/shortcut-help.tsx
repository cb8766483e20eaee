import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { shortcutLabel } from './toolbar/shortcut';
import { TOOL_GROUPS } from './toolbar/tools';

type Row = { what: string; keys: string };

const TOOLS: Row[] = TOOL_GROUPS.flat().flatMap(({ name, keys }) =>
  keys ? [{ what: name, keys: shortcutLabel(keys) }] : [],
);

const OTHER_KEYS: Row[] = [
  { what: 'Nieuwe regel in dezelfde alinea', keys: 'Shift+Enter' },
  { what: 'Lijst dieper of terug, of naar een andere cel', keys: 'Tab, Shift+Tab' },
  { what: 'Plakken zonder opmaak', keys: shortcutLabel('Mod-Shift-v') },
  { what: 'Naar de werkbalk, daarna naar de hulpmiddelen', keys: 'Alt+F10' },
  { what: 'Terug naar de tekst', keys: 'Escape' },
  { what: 'Deze lijst', keys: shortcutLabel('Mod-/') },
];

const SIGNS: Row[] = [
  { what: 'Blok kiezen, op een lege regel', keys: '/' },
  { what: 'Kop 2, 3 of 4', keys: '##, ### of #### en een spatie' },
  { what: 'Lijst met punten', keys: '- en een spatie' },
  { what: 'Genummerde lijst', keys: '1. en een spatie' },
  { what: 'Citaat', keys: '> en een spatie' },
  { what: 'Lijn', keys: '---' },
];

/** The keys of the editor, and what becomes something else when it is typed. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Sneltoetsen" onClose={onClose}>
      <div className="grid gap-6">
        <Keys title="Met een toets" rows={[...TOOLS, ...OTHER_KEYS]} />
        <Keys title="Aan het begin van een regel" rows={SIGNS} />
        <div>
          <Button onClick={onClose}>Sluiten</Button>
        </div>
      </div>
    </Dialog>
  );
}

function Keys({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <dl className="divide-y divide-line border-line border-y">
        {rows.map(({ what, keys }) => (
          <div key={what} className="flex flex-wrap justify-between gap-x-6 py-1.5">
            <dt>{what}</dt>
            <dd>
              <kbd className="font-semibold font-sans">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
