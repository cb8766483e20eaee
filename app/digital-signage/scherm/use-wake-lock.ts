import { useEffect } from 'react';

/** Pauses in ms, doubled from the first to the last: a device with an empty battery refuses each request. */
const FIRST_RETRY = 1000;
const LAST_RETRY = 60_000;

/**
 * Keeps the display on while the page is visible, in browsers with a Screen Wake Lock. The device may refuse the lock or
 * take it back, for example to spare its battery, so it is asked again.
 */
export function useWakeLock() {
  useEffect(() => {
    const wakeLock = 'wakeLock' in navigator ? navigator.wakeLock : undefined;
    if (!wakeLock) return;
    let isMounted = true;
    let lock: WakeLockSentinel | undefined;
    let retryAfter = FIRST_RETRY;
    let timer: ReturnType<typeof setTimeout>;

    const requestLater = () => {
      clearTimeout(timer);
      timer = setTimeout(request, retryAfter);
      retryAfter = Math.min(retryAfter * 2, LAST_RETRY);
    };
    const onRelease = () => {
      lock = undefined;
      if (isMounted) requestLater();
    };
    /** The browser releases the lock when the page is hidden, and refuses it until the page is visible. */
    const request = async () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      const askedAt = Date.now();
      try {
        const given = await wakeLock.request('screen');
        if (!isMounted) return void given.release();
        lock = given;
        given.addEventListener?.('release', () => {
          if (Date.now() - askedAt > LAST_RETRY) retryAfter = FIRST_RETRY;
          onRelease();
        });
      } catch (error) {
        console.info('The display may switch itself off.', error);
        if (isMounted) requestLater();
      }
    };
    const onVisibility = () => {
      retryAfter = FIRST_RETRY;
      void request();
    };
    void request();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isMounted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, []);
}
