import { useEffect, useState } from 'react';

/** Pause in ms after the last key: a screen reader would read out the outcome of each letter. */
const PAUSE = 800;

/** @returns the value once it has stood for a while; a value that is taken back goes at once */
export function useAnnounced<Value extends object>(value: Value | undefined): Value | undefined {
  const [announced, setAnnounced] = useState<Value>();
  useEffect(() => {
    if (!value) return setAnnounced(undefined);
    const timer = setTimeout(() => setAnnounced(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return value && announced;
}
