import { TextLink } from '@/components/ui/text-link';
import { blogPageHref } from '@/lib/routes';

type PaginationProps = { page: number; pageCount: number };

export function Pagination({ page, pageCount }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Meer berichten" className="mt-14 flex flex-wrap justify-between gap-4">
      {page > 1 && <TextLink href={blogPageHref(page - 1)}>Nieuwere berichten</TextLink>}
      <span className="text-steel">
        Pagina {page} van {pageCount}
      </span>
      {page < pageCount && <TextLink href={blogPageHref(page + 1)}>Oudere berichten</TextLink>}
    </nav>
  );
}
