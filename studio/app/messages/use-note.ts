import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../shared/api';

const PAUSE_MS = 1000;

export type Note = ReturnType<typeof useNote>;

/** The note on a message as it is being typed. It is saved after a pause, and when the person leaves it in any way. */
export function useNote(message: Message, save: (text: string) => Promise<unknown>) {
  const [text, setText] = useState(message.note);
  const isChanged = text !== message.note;
  const sent = useRef(text);

  function saveNow() {
    if (text === sent.current) return;
    sent.current = text;
    // The person sees the failure; the next pause or leaving tries again.
    save(text).catch(() => {
      sent.current = message.note;
    });
  }

  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  });

  useEffect(() => {
    if (text === message.note) return;
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, message.note]);

  useEffect(() => {
    const leave = () => latest.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return { text, setText, isChanged, save: saveNow };
}
