'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { readStored } from '@/lib/platform/browser/storage';

/** Tells the count in the header that the kept project has changed, as the browser tells other tabs. */
export function announceProject(): void {
  dispatchEvent(new Event('storage'));
}

/**
 * The link to the kept project with its number of kiosks; nothing as long as there is none. Every page loads it.
 * @param children what gives way to it in a header that has no room for both
 */
export function ProjectCount({ children }: { children: ReactNode }) {
  const [kept, setKept] = useState<string | null>();

  useEffect(() => {
    const read = () => setKept(readStored('project'));
    read();
    addEventListener('storage', read);
    // This tab may have changed it before Back to this page.
    addEventListener('pageshow', read);
  }, []);

  // Read here as lib/business/project/kept-project.ts writes it, which would add its bytes to every page.
  const [kiosks, query] = kept?.split(' ') ?? [];
  return (
    <>
      <span className={query ? 'lg:max-xl:hidden' : undefined}>{children}</span>
      <span className="project-slot">
        {query && (
          <a href={`/project?${query}`} className="project-count">
            <span>Uw project</span>
            <b>{kiosks}</b>
          </a>
        )}
      </span>
    </>
  );
}
