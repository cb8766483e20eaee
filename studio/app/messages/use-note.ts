import { useState } from 'react';
import type { Message } from '../../shared/api';

export type Note = ReturnType<typeof useNote>;

/** The note on a message as it is being typed. */
export function useNote(message: Message, save: (text: string) => void) {
  const [text, setText] = useState(message.note);
  const isChanged = text !== message.note;
  return {
    text,
    setText,
    isChanged,
    /** Also when the field loses the focus, so that nothing is lost on the way to another message. */
    save: () => {
      if (isChanged) save(text);
    },
  };
}
