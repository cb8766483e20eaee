import { useEffect, useState } from 'react';

/** Minutes after midnight in the time zone of the device; undefined until the first effect. */
export function useMinuteOfDay(): number | undefined {
  const [minute, setMinute] = useState<number>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = new Date();
      setMinute(now.getHours() * 60 + now.getMinutes());
      timer = setTimeout(tick, 60_000 - (now.getTime() % 60_000));
    };
    tick();
    // A device that slept has missed its timer.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return minute;
}
