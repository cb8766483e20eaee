import { useEffect, useRef, useState } from 'react';
import type { Message, MessageNote } from '../../shared/api';
import { ApiError } from '../api-client';

const PAUSE_MS = 1000;

export type Note = ReturnType<typeof useNote>;

/** `isLeaving`: nobody can be asked any more, and nothing can wait. */
type Save = (change: MessageNote, isLeaving: boolean) => Promise<Message>;

/**
 * The note on a message as it is being typed. It is saved after a pause, and when the person leaves it in any way. A
 * note that another window wrote meanwhile is never replaced unseen: `theirs` is that note until the person chooses.
 */
export function useNote(message: Message, save: Save) {
  const [text, setText] = useState(message.note);
  /** The stored note that the text replaces. */
  const [base, setBase] = useState(message.note);
  /** The stored note as it was loaded last. */
  const [received, setReceived] = useState(message.note);
  const [theirs, setTheirs] = useState<string>();
  /** The note that was sent last, also after a failure, because the response alone may have been lost. */
  const lastSent = useRef(text);
  const underWay = useRef<string>(undefined);
  const isChanged = text !== base;

  if (message.note !== received) {
    setReceived(message.note);
    if (!isChanged && theirs === undefined) {
      setBase(message.note);
      setText(message.note);
    }
  }

  function saveNow(isLeaving: boolean) {
    if (!isChanged) return;
    if (!isLeaving && (theirs !== undefined || underWay.current === text)) return;
    const knownNotes = [...new Set([base, lastSent.current])];
    lastSent.current = text;
    underWay.current = text;
    save({ note: text, knownNotes, keepBoth: isLeaving }, isLeaving)
      .then(({ note }) => {
        setBase(note);
        setText((now) => (now === text ? note : now));
      })
      // The person sees any other failure; the next pause or leaving tries again.
      .catch((error) => {
        if (error instanceof ApiError && error.body.code === 'note')
          setTheirs(String(error.body.note));
      })
      .finally(() => {
        if (underWay.current === text) underWay.current = undefined;
      });
  }

  /** Ends a conflict: the text replaces the note of the other window. */
  function choose(chosen: string) {
    setBase(theirs ?? base);
    setText(chosen);
    setTheirs(undefined);
  }

  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  });

  useEffect(() => {
    if (text === base) return;
    const timer = setTimeout(() => latest.current(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, base]);

  useEffect(() => {
    const leave = () => latest.current(true);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return { text, setText, isChanged, theirs, choose, save: () => saveNow(false) };
}
