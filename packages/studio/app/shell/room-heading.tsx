import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

type RoomHeadingProps = {
  children: ReactNode;
  /** Title of the browser tab. */
  title: string;
  /** Set if another element has the focus at first, such as a field to begin with. */
  leavesFocus?: boolean;
  className?: string;
};

/** The first room after loading keeps the focus at the top of the document. */
let hasLoaded = false;

/** The h1 of a room, which gets the focus after navigation, so that a screen reader says where one is. */
export function RoomHeading({ children, title, leavesFocus, className = '' }: RoomHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (hasLoaded && !leavesFocus) heading.current?.focus({ preventScroll: true });
    hasLoaded = true;
  });
  useEffect(() => takeFocus(), []);
  useEffect(() => {
    document.title = `${title} · Studio`;
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={`hyphens-auto outline-none ${className}`}>
      {children}
    </h1>
  );
}
