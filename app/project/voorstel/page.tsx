import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PROJECT_PATH, PROPOSAL_PATH } from '@/lib/business/project/path';
import { projectNumber } from '@/lib/business/project/project-number';
import { kioskCount } from '@/lib/business/project/project-texts';
import { sumOf } from '@/lib/business/project/sum';
import { toUrlSearchParams } from '@/lib/requests/http/search-params';
import { projectMetadata } from '../project-metadata';
import { projectOf } from '../project-of';
import { Proposal } from './proposal';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { project, query } = projectOf(toUrlSearchParams(await searchParams));
  return projectMetadata(project, {
    title: `Voorstel ${projectNumber(query)}: ${kioskCount(sumOf(project).kiosks)}`,
    path: PROPOSAL_PATH,
    sharedPath: `${PROPOSAL_PATH}?${query}`,
  });
}

/** A project on paper, for whoever decides about it. */
export default async function ProposalPage({ searchParams }: Props) {
  const { project, query } = projectOf(toUrlSearchParams(await searchParams));
  if (project.lines.length === 0) redirect(PROJECT_PATH);
  return <Proposal project={project} query={query} />;
}
