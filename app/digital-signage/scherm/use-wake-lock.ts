import { useEffect } from 'react';

/** Keeps the display on while the page is visible, in browsers with a Screen Wake Lock. */
export function useWakeLock() {
  useEffect(() => {
    let isMounted = true;
    let lock: WakeLockSentinel | undefined;
    /** The browser releases the lock when the page is hidden. */
    const request = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!isMounted) await lock.release();
      } catch (error) {
        console.info('The display may switch itself off.', error);
      }
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isMounted = false;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
