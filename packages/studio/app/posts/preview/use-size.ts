import { type RefObject, useEffect, useRef, useState } from 'react';

/** The size of an element in CSS pixels, as it changes. */
export function useSize<Target extends HTMLElement>(): [
  RefObject<Target | null>,
  { width: number; height: number },
] {
  const target = useRef<Target>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (target.current) observer.observe(target.current);
    return () => observer.disconnect();
  }, []);
  return [target, size];
}
