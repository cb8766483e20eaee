import { useEffect, useRef } from 'react';

type Props = {
  children: string;
  /** For the tab of the browser, when it should say more. */
  documentTitle?: string;
  className?: string;
};

/** The heading of a room. Gets the focus when the room opens, so that a screen reader says where one is. */
export function RoomHeading({ children, documentTitle = children, className = '' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    document.title = `${documentTitle} – Studio`;
  }, [documentTitle]);
  return (
    <h1 ref={heading} tabIndex={-1} className={`font-bold text-heading outline-none ${className}`}>
      {children}
    </h1>
  );
}
