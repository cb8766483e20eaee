import { ScrollSpy } from '@/components/marketing/scroll-spy';
import { sectors } from '@/lib/content/sectors';

export function SectorIndex() {
  return (
    <ScrollSpy
      label="Marktsegmenten op deze pagina"
      className="sticky top-header z-10 scroll-px-24 overflow-x-auto border-line border-y bg-paper print:hidden"
    >
      <ol className="page-width flex justify-between gap-x-6">
        {sectors.map(({ id, name, moment }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="block border-transparent border-b-4 pt-3 pb-2 text-steel leading-tight hover:text-ink aria-[current]:border-accent-text aria-[current]:text-ink"
            >
              <span aria-hidden="true" className="block text-sm tabular-nums">
                {moment.time}
              </span>
              <span className="font-semibold">{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </ScrollSpy>
  );
}
