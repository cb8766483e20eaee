'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonStyle } from '@/components/ui/button-style';
import { videoFrameHref } from '@/lib/requests/security/frame-routes';

/** Loads a player into a video cover (`video-cover.ts`) after a click. */
export function PostVideos() {
  const [covers, setCovers] = useState<HTMLElement[]>([]);

  useEffect(() => setCovers([...document.querySelectorAll<HTMLElement>('.post-video')]), []);

  return covers.map((cover) => createPortal(<Video {...cover.dataset} />, cover));
}

function Video({ player = '', name }: { player?: string; name?: string }) {
  const [isRequested, setIsRequested] = useState(false);

  if (!isRequested) {
    return (
      <button type="button" className={buttonStyle.primary} onClick={() => setIsRequested(true)}>
        Video laden
      </button>
    );
  }
  return <iframe ref={takeFocus} src={videoFrameHref(player)} title={name} />;
}

/** The focused button is removed, so move the focus to the player. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
