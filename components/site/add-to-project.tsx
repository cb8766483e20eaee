'use client';

import type { ReactNode } from 'react';
import { keptText, readKeptProject, withKiosks } from '@/lib/business/project/kept-project';
import { PROJECT_PATH } from '@/lib/business/project/path';
import { keep, readStored } from '@/lib/platform/browser/storage';

type AddToProjectProps = {
  /** Queries of compositions, as the configurator has them. */
  kiosks: readonly string[];
  dealer?: string | undefined;
  className: string;
  children: ReactNode;
};

/** Leads to the visitor's project with these kiosks added; without JavaScript to a project of these alone. */
export function AddToProject({ kiosks, dealer, className, children }: AddToProjectProps) {
  return (
    <a
      href={`${PROJECT_PATH}?${withKiosks(undefined, kiosks, dealer).query}`}
      className={className}
      onClick={({ currentTarget: link }) => {
        const project = withKiosks(readKeptProject(readStored('project')), kiosks, dealer);
        keep('project', keptText(project));
        link.href = `${PROJECT_PATH}?${project.query}`;
      }}
    >
      {children}
    </a>
  );
}
