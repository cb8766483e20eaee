import type { ReactNode } from 'react';

type DisclosureProps = {
  summary: string;
  /** Name of a group, of which one disclosure is open at a time. */
  name?: string;
  /** Lifts the limit on the width of a line, for content that is more than text and limits its own text. */
  isWide?: boolean;
  /** Id of the folded part: a link to it unfolds it. */
  contentId?: string | undefined;
  children: ReactNode;
};

/** A native `<details>`: works without JavaScript and with find-in-page. */
export function Disclosure({
  summary,
  name,
  isWide = false,
  contentId,
  children,
}: DisclosureProps) {
  return (
    <details name={name} className="border-line border-b">
      <summary className="py-4 text-lg font-semibold">{summary}</summary>
      <div
        id={contentId}
        className={`${isWide ? '' : 'max-w-measure'} ${contentId ? 'scroll-mt-24' : ''} space-y-3 pb-6 text-steel`}
      >
        {children}
      </div>
    </details>
  );
}
