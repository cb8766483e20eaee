'use client';

import { useEffect } from 'react';
import { readStored } from '@/lib/platform/browser/storage';
import { PICTURE_FIELD } from './picture-field';

const load = () => import('./own-picture');

/** Loads what puts a picture of the visitor on the screens, for one that is chosen, dropped, pasted or kept. */
export function OwnPictureWatch() {
  useEffect(() => {
    const ended = new AbortController();
    const take = (event: Event, files?: FileList | null) => {
      const file = files?.[0];
      if (!file) return;
      event.preventDefault();
      load().then(({ take }) => take(file), console.warn);
    };
    const takeChosen = (event: Event) => {
      const field = event.target as HTMLInputElement;
      if (field.classList?.contains(PICTURE_FIELD)) take(event, field.files);
    };
    const on = (type: string, listener: (event: never) => void) =>
      document.addEventListener(type, listener as EventListener, ended);
    on('change', takeChosen);
    on('dragover', (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
    on('drop', (event: DragEvent) => take(event, event.dataTransfer?.files));
    on('paste', (event: ClipboardEvent) => take(event, event.clipboardData?.files));
    if (readStored('picture')) load().then(({ showKept }) => showKept(), console.warn);
    return () => ended.abort();
  }, []);
  return null;
}
