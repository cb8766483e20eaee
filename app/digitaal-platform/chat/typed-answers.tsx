'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';

const CHARACTERS_PER_SECOND = 60;

/** Forced colours would show a highlight as selected text. */
const AT_ONCE = '(prefers-reduced-motion: reduce), (forced-colors: active)';

type TypedAnswersProps = {
  className: string;
  /** Radio buttons whose value is the index of their [data-answer]. */
  children: ReactNode;
};

/** Types the chosen answer. Browsers without highlights of ranges show it at once. */
export function TypedAnswers({ className, children }: TypedAnswersProps) {
  const chat = useRef<HTMLDivElement>(null);
  const frame = useRef(0);

  function answer({ target }: FormEvent) {
    const chosen = Number((target as HTMLInputElement).value);
    const text = chat.current?.querySelectorAll('[data-answer]')[chosen]?.firstChild;
    const isAtOnce = !('highlights' in CSS) || matchMedia(AT_ONCE).matches;
    if (text instanceof Text && !isAtOnce) type(text);
  }

  /** Hides what is not typed yet by a highlight, so that nothing moves and screen readers get the whole text. */
  function type(text: Text) {
    cancelAnimationFrame(frame.current);
    const untyped = new Range();
    untyped.selectNodeContents(text);
    CSS.highlights.set('untyped', new Highlight(untyped));
    chat.current?.setAttribute('data-typing', '');
    let start: number | undefined;
    frame.current = requestAnimationFrame(typeOn);

    function typeOn(now: number) {
      start ??= now;
      const typed = Math.floor(((now - start) / 1000) * CHARACTERS_PER_SECOND);
      if (typed >= text.length) {
        CSS.highlights.delete('untyped');
        chat.current?.removeAttribute('data-typing');
        return;
      }
      untyped.setStart(text, typed);
      frame.current = requestAnimationFrame(typeOn);
    }
  }

  return (
    <div ref={chat} onChange={answer} className={className}>
      {children}
    </div>
  );
}
