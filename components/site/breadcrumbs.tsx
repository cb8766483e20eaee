import { SiteLink } from '@/components/ui/site-link';
import { breadcrumbList, type Crumb } from '@/lib/pages/structured-data/breadcrumb-list';
import type { Thing } from '@/lib/pages/structured-data/thing';
import { JsonLd } from './json-ld';

const linkStyle = 'inline-flex min-h-11 items-center underline decoration-1 underline-offset-4';

type BreadcrumbsProps = {
  /** Pages from below the home page to the parent of this page. */
  parents: readonly Crumb[];
  page: Crumb;
  /** What the page is about, for search engines: in one script, which the data of the page repeats without escapes. */
  things?: readonly Thing[];
};

/** The way to this page, for visitors and for search engines. */
export function Breadcrumbs({ parents, page, things = [] }: BreadcrumbsProps) {
  return (
    <>
      <JsonLd things={[...things, breadcrumbList(...parents, page)]} />
      <nav aria-label="Kruimelpad" className="page-width pt-6 text-sm text-steel print:hidden">
        <ol className="flex gap-x-2">
          {parents.map(({ name, path }) => (
            <li key={path} className="flex flex-none items-center gap-x-2 after:content-['/'_/_'']">
              <SiteLink href={path} className={linkStyle}>
                {name}
              </SiteLink>
            </li>
          ))}
          {/* The whole title stands below. */}
          <li aria-current="page" className="min-w-0 truncate leading-11">
            {page.name}
          </li>
        </ol>
      </nav>
    </>
  );
}
