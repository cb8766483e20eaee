import type { ReactNode } from 'react';
import { handledAbove } from './view-props';

type PlaygroundRadioProps = {
  /** False in the still, where it is a box of the same size. */
  isLive: boolean;
  name: string;
  value: string | number;
  isChecked: boolean;
  className?: string;
  children: ReactNode;
};

/** A radio button whose label is what it looks like. Its events go to the view: see playground-events.ts. */
export function PlaygroundRadio({
  isLive,
  name,
  value,
  isChecked,
  className,
  children,
}: PlaygroundRadioProps) {
  if (!isLive) {
    return (
      <div className={className} data-checked={isChecked || undefined}>
        {children}
      </div>
    );
  }
  return (
    <label className={className}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        onChange={handledAbove}
        className="sr-only"
      />
      {children}
    </label>
  );
}
