import type { ReactNode } from 'react';

type DisclosureProps = {
  summary: string;
  children: ReactNode;
};

/** A native `<details>`: works without JavaScript and with find-in-page. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="group border-line border-b">
      <summary className="flex items-baseline justify-between gap-6 py-4 text-lg font-semibold">
        {summary}
        <span aria-hidden="true" className="text-2xl leading-none group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="max-w-measure space-y-3 pb-6 text-steel">{children}</div>
    </details>
  );
}
