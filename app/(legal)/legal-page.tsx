import type { ReactNode } from 'react';
import { JsonLd } from '@/components/site/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { Prose } from '@/components/ui/prose';
import { site } from '@/lib/business/site';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { formatLongDate } from '@/lib/platform/text/dates';
import { ArticleIndex } from './article-index';
import { articleId } from './article-link';

/** The array index determines the article number and the anchor. */
export type LegalArticle = { title: string; body: ReactNode };

type LegalPageProps = {
  title: string;
  /** The title as it is shown, with soft hyphens. */
  heading?: string;
  path: string;
  /** ISO date. */
  updated?: string;
  intro: string;
  articles: readonly LegalArticle[];
  children?: ReactNode;
};

export function LegalPage({
  title,
  heading = title,
  path,
  updated = site.legalUpdated,
  intro,
  articles,
  children,
}: LegalPageProps) {
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: title, path })]} />
      <PageHeader title={heading} intro={intro}>
        <p className="text-steel">
          Laatst bijgewerkt: <time dateTime={updated}>{formatLongDate(updated)}</time>
        </p>
      </PageHeader>
      <div className="page-width pb-16 md:pb-20">
        <div className="grid gap-x-16 gap-y-12 border-line border-t pt-10 lg:grid-cols-3 print:block">
          <ArticleIndex articles={articles} />
          <div className="min-w-0 space-y-14 lg:col-span-2 print:space-y-8">
            {children}
            {articles.map((article, index) => (
              <Article key={article.title} number={index + 1} {...article} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function Article({ number, title, body }: LegalArticle & { number: number }) {
  return (
    <section
      id={articleId(number)}
      // Tables are as wide as the column, texts as wide as they can be read.
      className="[&>.prose]:max-w-none [&>.prose>:not(section)]:max-w-measure"
    >
      <Prose>
        <h2 className="mt-0 break-after-avoid">
          <span className="mb-1 block font-normal text-base text-steel tabular-nums">
            {`Artikel\u00a0${number}`}
          </span>{' '}
          {title}
        </h2>
        {body}
      </Prose>
    </section>
  );
}
