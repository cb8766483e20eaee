import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import { pageLinks } from '@/lib/posts/page-links';
import { blogPageHref } from '@/lib/routes';

type PaginationProps = { page: number; pageCount: number };

const square = 'grid h-12 min-w-12 place-items-center border px-2 tabular-nums';

export function Pagination({ page, pageCount }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Meer berichten" className="mt-14 print:hidden">
      <div className="flex flex-wrap justify-between gap-4">
        {page > 1 && <TextLink href={blogPageHref(page - 1)}>Nieuwere berichten</TextLink>}
        <span className="text-steel">
          Pagina {page} van {pageCount}
        </span>
        {page < pageCount && <TextLink href={blogPageHref(page + 1)}>Oudere berichten</TextLink>}
      </div>
      <ul className="mt-6 flex flex-wrap gap-2">
        {pageLinks(page, pageCount).map((number) => (
          <li key={number}>
            {number === page ? (
              <span aria-current="page" className={`${square} border-ink bg-ink text-paper`}>
                <span className="sr-only">Pagina&nbsp;</span>
                {number}
              </span>
            ) : (
              <SiteLink
                href={blogPageHref(number)}
                className={`${square} border-line hover:border-ink`}
              >
                <span className="sr-only">Pagina&nbsp;</span>
                {number}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
