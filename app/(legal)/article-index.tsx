import { ScrollSpy } from '@/components/marketing/scroll-spy';
import { articleHref } from './article-link';

type ArticleIndexProps = {
  articles: readonly { title: string }[];
};

export function ArticleIndex({ articles }: ArticleIndexProps) {
  return (
    <ScrollSpy
      label="Inhoud"
      className="self-start relative lg:sticky lg:top-header lg:max-h-[calc(100dvh-var(--spacing-header))] lg:overflow-y-auto lg:py-4 print:hidden"
    >
      <h2 className="font-semibold text-base">Inhoud</h2>
      <ol className="mt-3 gap-x-8 sm:columns-2 lg:columns-1">
        {articles.map(({ title }, index) => (
          <li key={title} className="break-inside-avoid">
            <a
              href={articleHref(index + 1)}
              className="grid grid-cols-[1.75rem_1fr] py-1 text-steel hover:text-accent-text hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <span className="tabular-nums">{index + 1}</span> <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </ScrollSpy>
  );
}
