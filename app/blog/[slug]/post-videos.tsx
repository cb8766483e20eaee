'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonStyle } from '@/components/ui/button-style';
import { videoFrameHref } from '@/lib/frame-routes';

/**
 * Puts a button on the cover of each video in the text around it, and the provider's player in its
 * place once a visitor asks for it. The covers stand in the editor's HTML: see `video-cover.ts`.
 */
export function PostVideos() {
  const [covers, setCovers] = useState<HTMLElement[]>([]);

  useEffect(() => setCovers([...document.querySelectorAll<HTMLElement>('.post-video')]), []);

  return covers.map((cover) => createPortal(<Video {...cover.dataset} />, cover));
}

function Video({ player = '', name }: { player?: string; name?: string }) {
  const [isAsked, setIsAsked] = useState(false);

  if (!isAsked) {
    return (
      <button type="button" className={buttonStyle.primary} onClick={() => setIsAsked(true)}>
        Video laden
      </button>
    );
  }
  return <iframe ref={takeFocus} src={videoFrameHref(player)} title={name} />;
}

/** The button that had the focus is gone: it goes on in what was asked for. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
