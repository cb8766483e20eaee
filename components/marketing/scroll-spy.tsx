'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** A section is current while it crosses 40 % of the viewport height. */
const READING_LINE = '-40% 0px -60% 0px';

type ScrollSpyProps = {
  label: string;
  className?: string;
  children: ReactNode;
};

/** Marks the link to the current section with `aria-current` and scrolls it into view. */
export function ScrollSpy({ label, className, children }: ScrollSpyProps) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const links = nav.current?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = [...links].find(({ hash }) => hash === `#${target.id}`);
          if (isIntersecting && link) markCurrent(nav.current, link);
          else link?.removeAttribute('aria-current');
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const { hash } of links) {
      const section = document.querySelector(hash);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return (
    <nav ref={nav} aria-label={label} className={className}>
      {children}
    </nav>
  );
}

/** Scrolls the navigation only; `scrollIntoView` would also scroll the page. */
function markCurrent(nav: HTMLElement | null, link: HTMLAnchorElement) {
  link.setAttribute('aria-current', 'location');
  nav?.scrollTo({
    left: link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2,
    top: link.offsetTop - (nav.clientHeight - link.offsetHeight) / 2,
  });
}
