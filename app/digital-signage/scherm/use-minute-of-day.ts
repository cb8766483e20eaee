import { useEffect, useState } from 'react';
import { minuteOfDay } from '@/lib/business/signage-schedule/player-clock';

/** Minutes after midnight in a time zone, else in that of the device; undefined until the first effect. */
export function useMinuteOfDay(zone?: string): number | undefined {
  const [minute, setMinute] = useState<number>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const now = new Date();
      setMinute(minuteOfDay(now, zone));
      timer = setTimeout(tick, 60_000 - (now.getTime() % 60_000));
    };
    tick();
    // A device that slept has missed its timer.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [zone]);

  return minute;
}
