import type { ReactNode } from 'react';
import { JsonLd } from '@/components/site/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { Prose } from '@/components/ui/prose';
import { SpecList } from '@/components/ui/spec-list';
import { TextLink } from '@/components/ui/text-link';
import type { LegalChange } from '@/lib/business/content/legal-changes';
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
  /** The newest first. */
  changes?: readonly LegalChange[];
  children?: ReactNode;
};

export function LegalPage({
  title,
  heading = title,
  path,
  updated = site.legalUpdated,
  intro,
  articles,
  changes = [],
  children,
}: LegalPageProps) {
  const [latest] = changes;
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: title, path })]} />
      <PageHeader title={heading} intro={intro}>
        <p className="text-steel">
          Laatst bijgewerkt: <time dateTime={updated}>{formatLongDate(updated)}</time>
        </p>
        {latest && (
          <p className="text-steel">
            Aangevuld: <time dateTime={latest.date}>{formatLongDate(latest.date)}</time>.{' '}
            <TextLink href="#wijzigingen">Lees wat er is veranderd</TextLink>
          </p>
        )}
      </PageHeader>
      <div className="page-width pb-16 md:pb-20">
        <div className="grid gap-x-16 gap-y-12 border-line border-t pt-10 lg:grid-cols-3 print:block">
          <ArticleIndex articles={articles} />
          <div className="min-w-0 space-y-14 lg:col-span-2 print:space-y-8">
            {children}
            {articles.map((article, index) => (
              <Article key={article.title} number={index + 1} {...article} />
            ))}
            {latest && <ChangeLog changes={changes} />}
          </div>
        </div>
      </div>
    </>
  );
}

function ChangeLog({ changes }: { changes: readonly LegalChange[] }) {
  return (
    <section id="wijzigingen" aria-labelledby="wijzigingen-titel">
      <h2 id="wijzigingen-titel" className="mb-4 text-subtitle">
        Wijzigingen in deze tekst
      </h2>
      <SpecList
        specs={changes.map(({ date, what }) => ({ label: formatLongDate(date), value: what }))}
      />
    </section>
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
