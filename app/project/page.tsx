import type { Metadata } from 'next';
import { JsonLd } from '@/components/site/json-ld';
import { PROJECT_PATH } from '@/lib/business/project/path';
import { projectNumber } from '@/lib/business/project/project-number';
import { addressCount, kioskCount } from '@/lib/business/project/project-texts';
import { sumOf } from '@/lib/business/project/sum';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { toUrlSearchParams } from '@/lib/requests/http/search-params';
import { Actions } from './actions';
import { Addresses } from './addresses';
import { KeepProject } from './keep-project';
import { Opening } from './opening';
import { ProjectForm } from './project-form';
import { projectMetadata } from './project-metadata';
import { projectOf } from './project-of';
import { SideBySide } from './side-by-side';
import { Totals } from './totals';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const title = 'Uw project';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { project, query } = projectOf(toUrlSearchParams(await searchParams));
  const { kiosks, addresses } = sumOf(project);
  return projectMetadata(project, {
    title: kiosks > 0 ? `Project: ${kioskCount(kiosks)}, ${addressCount(addresses.length)}` : title,
    path: PROJECT_PATH,
    sharedPath: `${PROJECT_PATH}?${query}`,
  });
}

/** Rendered per request from its address alone, so that it works without JavaScript and for a colleague. */
export default async function ProjectPage({ searchParams }: Props) {
  const { project, problems, query, formerNumber, other } = projectOf(
    toUrlSearchParams(await searchParams),
  );
  const sum = sumOf(project);
  const number = projectNumber(query);
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: title, path: PROJECT_PATH })]} />
      <Opening project={project} sum={sum} problems={problems}>
        <KeepProject
          query={query}
          number={number}
          kiosks={sum.kiosks}
          formerNumber={formerNumber}
        />
      </Opening>
      <ProjectForm project={project} sum={sum} number={number} other={other} />
      {sum.kiosks > 0 && (
        <>
          <Totals project={project} sum={sum} />
          <Addresses sum={sum} />
          {other && <SideBySide project={project} other={other} />}
          <Actions query={query} />
        </>
      )}
    </>
  );
}
