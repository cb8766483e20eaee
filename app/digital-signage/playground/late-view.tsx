'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchClicks } from './still-clicks';

type ViewName = 'make' | 'plan' | 'watch';

/** Loads when the view comes within this distance of the viewport. */
const NEAR = '100% 0px';

/** Shows the still that the server rendered until the script of the view has loaded. */
export function LateView({ view, children }: { view: ViewName; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [View, setView] = useState<ComponentType>();

  useEffect(() => {
    const still = container.current;
    if (!still) return;
    const clicks = watchClicks(still);
    const observer = new IntersectionObserver(
      // Several entries come in one call when the visitor scrolls while the main thread is busy.
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./views').then(
          async ({ views }) => {
            await clicks.released();
            clicks.stop();
            flushSync(() => setView(() => views[view]));
            clicks.repeat();
          },
          (error) => console.warn('The views of the software could not be loaded.', error),
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(still);
    return () => {
      observer.disconnect();
      clicks.stop();
    };
  }, [view]);

  return <div ref={container}>{View ? <View /> : children}</div>;
}
