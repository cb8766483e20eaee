'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** What crosses this line, a little above the middle of the window, is what the visitor reads. */
const READING_LINE = '-40% 0px -60% 0px';

type FollowingIndexProps = {
  /** Name of the navigation for assistive technology. */
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * An index of places on this page. The link to the place that is being read gets
 * `aria-current="location"` and comes into view; without JavaScript all links stay alike.
 */
export function ScrollSpy({ label, className, children }: FollowingIndexProps) {
  const index = useRef<HTMLElement>(null);

  useEffect(() => {
    const links = index.current?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = [...links].find(({ hash }) => hash === `#${target.id}`);
          if (isIntersecting && link) point(index.current, link);
          else link?.removeAttribute('aria-current');
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const { hash } of links) {
      const place = document.querySelector(hash);
      if (place) observer.observe(place);
    }
    return () => observer.disconnect();
  }, []);

  return (
    <nav ref={index} aria-label={label} className={className}>
      {children}
    </nav>
  );
}

/** Scrolls only the index itself: the page must stay where the visitor has it. */
function point(index: HTMLElement | null, link: HTMLAnchorElement) {
  link.setAttribute('aria-current', 'location');
  index?.scrollTo({
    left: link.offsetLeft - (index.clientWidth - link.offsetWidth) / 2,
    top: link.offsetTop - (index.clientHeight - link.offsetHeight) / 2,
  });
}
