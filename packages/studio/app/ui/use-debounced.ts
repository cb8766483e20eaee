import { useEffect, useState } from 'react';

const DELAY_MS = 250;

/** The value once it has not changed for a quarter of a second, for a search while one types. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
