import { useEffect, useState } from 'react';

type Request = () => Promise<void> | void;

/** Safari before 16.4. */
type Prefixed = {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: Request;
  webkitRequestFullscreen?: Request;
};

const isFullNow = () =>
  Boolean(document.fullscreenElement ?? (document as Prefixed).webkitFullscreenElement);

/** @returns isFull undefined where the browser has no full screen, such as on an iPhone */
export function useFullScreen() {
  const [isFull, setIsFull] = useState<boolean>();

  useEffect(() => {
    if (!requestOf(document.documentElement)) return;
    const read = () => setIsFull(isFullNow());
    read();
    const events = ['fullscreenchange', 'webkitfullscreenchange'];
    for (const event of events) document.addEventListener(event, read);
    return () => {
      for (const event of events) document.removeEventListener(event, read);
    };
  }, []);

  /** Needs a key or a click. A browser that refuses leaves the picture in its window. */
  async function toggle() {
    const root = document.documentElement;
    try {
      if (isFullNow()) await exitOf(document)?.call(document);
      else await requestOf(root)?.call(root);
    } catch (error) {
      console.info('The browser refuses a full screen.', error);
    }
  }

  return { isFull, toggle };
}

function requestOf(root: Partial<HTMLElement> & Prefixed): Request | undefined {
  return root.requestFullscreen ?? root.webkitRequestFullscreen;
}

function exitOf(page: Partial<Document> & Prefixed): Request | undefined {
  return page.exitFullscreen ?? page.webkitExitFullscreen;
}
