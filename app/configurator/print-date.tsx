'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatLongDate } from '@/lib/dates';

/** Set when the visitor prints: a prerendered page would have the date of its build. */
export function PrintDate() {
  const [date, setDate] = useState<string>();

  useEffect(() => {
    // The browser prints right after the event.
    const showToday = () => flushSync(() => setDate(formatLongDate(new Date().toISOString())));
    addEventListener('beforeprint', showToday);
    return () => removeEventListener('beforeprint', showToday);
  }, []);

  return date && <p>{`Samengesteld op ${date}`}</p>;
}
