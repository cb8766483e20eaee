'use client';

import { type PointerEvent, type ReactNode, useRef } from 'react';
import { draggedDegrees, halfTurnsAfter } from './turn';

type TurnableCardProps = {
  className?: string;
  children: ReactNode;
  /** Holds the checkbox of the side in front, which turns the card without JavaScript too. */
  control: ReactNode;
};

/** A click turns the card, a drag turns it with the pointer. */
export function TurnableCard({ className, children, control }: TurnableCardProps) {
  const card = useRef<HTMLDivElement>(null);
  /** Position of the pointer in px at the start of the drag. */
  const startX = useRef<number>(undefined);
  /** Counted on, so that the card never turns the long way round. */
  const halfTurns = useRef(0);

  function grab({ button, clientX }: PointerEvent) {
    if (button === 0) startX.current = clientX;
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    const degrees = degreesTo(event);
    if (!degrees) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    show(degrees);
  }

  function release(event: PointerEvent) {
    const degrees = degreesTo(event);
    const checkbox = sideInFront();
    startX.current = undefined;
    if (degrees === undefined || !checkbox) return;
    halfTurns.current += degrees === 0 ? 1 : halfTurnsAfter(degrees);
    checkbox.checked = halfTurns.current % 2 !== 0;
    show();
  }

  function cancel() {
    startX.current = undefined;
    show();
  }

  function degreesTo({ clientX }: PointerEvent) {
    followCheckbox();
    if (startX.current === undefined || !card.current) return undefined;
    return draggedDegrees(clientX - startX.current, card.current.clientWidth);
  }

  function sideInFront() {
    return card.current?.parentElement?.querySelector('input');
  }

  /** Follows the checkbox, also after a choice before hydration. */
  function followCheckbox() {
    const isBackInFront = halfTurns.current % 2 !== 0;
    if (sideInFront()?.checked !== isBackInFront) halfTurns.current += 1;
  }

  function show(dragged?: number) {
    card.current?.toggleAttribute('data-dragged', dragged !== undefined);
    card.current?.style.setProperty('--turn', `${halfTurns.current * 180 + (dragged ?? 0)}deg`);
  }

  function turnByCheckbox() {
    followCheckbox();
    show();
  }

  return (
    <div onChange={turnByCheckbox}>
      <div
        ref={card}
        className={className}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={cancel}
      >
        {children}
      </div>
      {control}
    </div>
  );
}
