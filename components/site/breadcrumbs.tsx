import { SiteLink } from '@/components/ui/site-link';
import { breadcrumbList, type Crumb } from '@/lib/structured-data/breadcrumb-list';
import { JsonLd } from './json-ld';

const linkStyle = 'inline-flex min-h-11 items-center underline decoration-1 underline-offset-4';

type BreadcrumbsProps = {
  /** From below the home page to the parent of this page. */
  parents: readonly Crumb[];
  page: Crumb;
};

/** The way to this page, for visitors and for search engines. */
export function Breadcrumbs({ parents, page }: BreadcrumbsProps) {
  return (
    <>
      <JsonLd things={[breadcrumbList(...parents, page)]} />
      <nav aria-label="Kruimelpad" className="page-width pt-6 text-sm text-steel print:hidden">
        <ol className="flex flex-wrap gap-x-2">
          {parents.map(({ name, path }) => (
            <li key={path} className="flex items-center gap-x-2 after:content-['/'_/_'']">
              <SiteLink href={path} className={linkStyle}>
                {name}
              </SiteLink>
            </li>
          ))}
          <li aria-current="page" className="flex min-h-11 items-center">
            {page.name}
          </li>
        </ol>
      </nav>
    </>
  );
}
