import { sectors } from '@/lib/content/sectors';

/** The eight chapters of the page, each with the hour at which it plays. */
export function SectorIndex() {
  return (
    <nav aria-label="Marktsegmenten op deze pagina" className="page-width pb-14 md:pb-20">
      <ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
        {sectors.map(({ id, name, moment }) => (
          <li key={id} className="border-line border-t">
            <a
              href={`#${id}`}
              className="flex justify-between gap-4 py-3 underline-offset-4 hover:text-accent hover:underline"
            >
              {name}
              <span aria-hidden="true" className="text-steel tabular-nums">
                {moment.time}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
