import type { ReactNode } from 'react';
import { RoomHeading } from './room-heading';

type RoomProps = {
  title: string;
  /** What can be started here. */
  action?: ReactNode;
  /** Set for content that needs all of a wide window. */
  isWide?: boolean;
  children: ReactNode;
};

/** A room that has the window to itself. Every one of them begins at the same line on the left. */
export function Room({ title, action, isWide, children }: RoomProps) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8">
      <div
        className={`@container grid grid-cols-[minmax(0,1fr)] gap-6 ${isWide ? '' : 'max-w-5xl'}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-4">
          <RoomHeading title={title} className="font-bold text-heading">
            {title}
          </RoomHeading>
          {action}
        </div>
        {children}
      </div>
    </div>
  );
}
