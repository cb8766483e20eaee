'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

type ViewName = 'make' | 'plan' | 'watch';

/** Loads when the view comes within this distance of the viewport. */
const NEAR = '100% 0px';

/** Shows the still that the server rendered until the script of the view has loaded. */
export function LateView({ view, children }: { view: ViewName; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [View, setView] = useState<ComponentType>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./views').then(
          ({ views }) => setView(() => views[view]),
          (error) => console.warn('The views of the software could not be loaded.', error),
        );
      },
      { rootMargin: NEAR },
    );
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, [view]);

  return <div ref={container}>{View ? <View /> : children}</div>;
}
