'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { offerValidDays } from '@/lib/business/site';
import { formatLongDate } from '@/lib/platform/text/dates';

/** Set when the visitor prints: a prerendered page would have the date of its build. */
export function PrintDate() {
  const [date, setDate] = useState<string>();

  useEffect(() => {
    // The browser prints right after the event.
    const showToday = () => flushSync(() => setDate(datesOn(new Date())));
    addEventListener('beforeprint', showToday);
    return () => removeEventListener('beforeprint', showToday);
  }, []);

  return date && <p className="text-right text-sm">{date}</p>;
}

function datesOn(today: Date): string {
  const last = new Date(today);
  last.setDate(today.getDate() + offerValidDays);
  const [from, to] = [today, last].map((day) => formatLongDate(day.toISOString()));
  return `Samengesteld op ${from}, richtprijs geldig tot en met ${to}`;
}
