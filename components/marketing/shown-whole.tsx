'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { whenWhole } from '@/lib/platform/browser/when-whole';

type ShownWholeProps = {
  as?: 'span' | 'div';
  className?: string;
  children: ReactNode;
};

/** Sets `data-whole` to "no" and, when it is in view and decoded, to "yes"; a style sheet hides it until then. */
export function ShownWhole({ as: Element = 'span', className, children }: ShownWholeProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const images = Array.from(element.querySelectorAll('img'));
    const show = () => {
      element.dataset.whole = 'yes';
    };
    // "no" is not set where the style sheet has shown the picture before the scripts arrived.
    if (images.every(({ complete }) => complete)) {
      whenWhole(element).then(show);
      return;
    }
    element.dataset.whole = 'no';
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        whenWhole(element).then(show);
      },
      { rootMargin: '25%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Element ref={ref as never} className={className}>
      {children}
    </Element>
  );
}
