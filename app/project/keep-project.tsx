'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { announceProject } from '@/components/site/project-count';
import { buttonStyle } from '@/components/ui/button-style';
import { textLinkStyle } from '@/components/ui/text-link-style';
import {
  type KeptProject,
  keptText,
  readKeptProject,
  withKiosks,
} from '@/lib/business/project/kept-project';
import { PROJECT_PATH } from '@/lib/business/project/path';
import { projectNumber } from '@/lib/business/project/project-number';
import { printTyped } from '@/lib/platform/browser/print-typed';
import { replaceUrl } from '@/lib/platform/browser/replace-url';
import { keep, readStored } from '@/lib/platform/browser/storage';

type KeepProjectProps = {
  query: string;
  number: string;
  kiosks: number;
  /** Number of the project that the form was rendered for; null for a link. */
  formerNumber: string | null;
};

/** Keeps the visitor's own project on the device. A project of a link never replaces it: the visitor chooses. */
export function KeepProject({ query, number, kiosks, formerNumber }: KeepProjectProps) {
  const [own, setOwn] = useState<KeptProject>();
  const [isShared, setIsShared] = useState(false);
  /** The browser refused to keep it. */
  const [isLost, setIsLost] = useState(false);

  // Before the paint, so that an empty page does not show before the kept project.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each project.
  useLayoutEffect(() => {
    const kept = readKeptProject(readStored('project'));
    const asked = location.search.slice(1);
    if (!asked && kept) return location.replace(`${PROJECT_PATH}?${kept.query}`);
    const navigation = performance.getEntriesByType('navigation')[0];
    compare(kept, (navigation as PerformanceNavigationTiming)?.type === 'back_forward');
    // An empty project of the form keeps its fields, such as the country.
    if (asked) replaceUrl(withOther(query));

    const onPageShow = ({ persisted }: PageTransitionEvent) =>
      persisted && compare(readKeptProject(readStored('project')), true);
    const onStorage = () => {
      const changed = readKeptProject(readStored('project'));
      setOwn(changed);
      setIsShared(changed?.query !== query && kiosks > 0);
    };
    addEventListener('pageshow', onPageShow);
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('pageshow', onPageShow);
      removeEventListener('storage', onStorage);
    };
  }, [query]);

  useEffect(printTyped, []);

  function compare(kept: KeptProject | undefined, isBack: boolean) {
    const keptNumber = kept && projectNumber(kept.query);
    // An older version replaces the kept one only by Back, and only if no other tab has changed it since.
    const isTakenBack = isBack && keptNumber === readStored('changedHere');
    const isOwn =
      kept === undefined
        ? formerNumber !== null
        : [location.search.slice(1), query].includes(kept.query) ||
          keptNumber === formerNumber ||
          (isTakenBack && kept.numbers.includes(number));
    setOwn(kept);
    setIsShared(!isOwn && kiosks > 0);
    if (isOwn) save(kept);
  }

  function save(before: KeptProject | undefined) {
    const numbers = (before?.numbers ?? []).filter((earlier) => earlier !== number);
    const text = kiosks > 0 ? keptText({ kiosks, query, numbers: [...numbers, number] }) : null;
    keep('project', text);
    keep('changedHere', text && number);
    announceProject();
    setIsShared(false);
    setIsLost(readStored('project') !== text);
  }

  if (isLost) {
    return (
      <p className="mt-6 max-w-measure border-2 border-ink p-4 print:hidden">
        Uw browser bewaart dit project niet. Bewaar daarom het adres van deze pagina, bijvoorbeeld
        als bladwijzer.
      </p>
    );
  }
  if (!isShared) return null;
  return (
    <div className="mt-6 max-w-measure border-2 border-ink p-4 print:hidden">
      {own ? (
        <>
          <p>
            Dit project komt van een link, of u heeft uw project sindsdien gewijzigd. Uw eigen
            project staat nog op dit apparaat, en blijft daar.
          </p>
          <ul className="mt-3 space-y-2">
            <li>
              <a href={`${PROJECT_PATH}?${own.query}`} className={textLinkStyle}>
                Naar uw eigen project
              </a>
            </li>
            <li>
              <a
                href={`${PROJECT_PATH}?${query}&naast=${encodeURIComponent(`?${own.query}`)}`}
                className={textLinkStyle}
              >
                Zet de twee naast elkaar
              </a>
            </li>
            <li>
              <a
                href={`${PROJECT_PATH}?${withKiosks(own, kiosksIn(query)).query}&was=${projectNumber(own.query)}`}
                className={textLinkStyle}
              >
                Voeg deze kiosken bij uw project
              </a>
            </li>
          </ul>
        </>
      ) : (
        <>
          <p>Dit project komt van een link en staat nog niet op dit apparaat.</p>
          <button
            type="button"
            className={`mt-3 ${buttonStyle.secondary}`}
            onClick={() => save(undefined)}
          >
            Bewaar het als uw project
          </button>
        </>
      )}
    </div>
  );
}

/** The query of the project alone, for a short address; with the project beside it, if any. */
function withOther(query: string): string {
  const other = new URLSearchParams(location.search).get('naast');
  return `?${query}${other ? `&naast=${encodeURIComponent(other)}` : ''}`;
}

function kiosksIn(query: string): string[] {
  return new URLSearchParams(query).getAll('kiosk');
}
