import { type ReactNode, useEffect, useRef } from 'react';

type RoomHeadingProps = {
  children: ReactNode;
  /** In the title of the browser tab. */
  title: string;
  className?: string;
};

/** The first room after loading keeps the focus at the top of the document. */
let hasLoaded = false;

/** The h1 of a room, which gets the focus after navigation, so that a screen reader says where one is. */
export function RoomHeading({ children, title, className = '' }: RoomHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasLoaded) heading.current?.focus({ preventScroll: true });
    hasLoaded = true;
  }, []);
  useEffect(() => {
    document.title = `${title} · Studio`;
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={`hyphens-auto outline-none ${className}`}>
      {children}
    </h1>
  );
}
