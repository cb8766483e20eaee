import { RoomHeading } from './room-heading';

/** A room that the person may not enter. */
export function ClosedRoom({ title, text }: { title: string; text: string }) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <RoomHeading title={title} className="font-bold text-heading">
        {title}
      </RoomHeading>
      <p className="mt-4">{text}</p>
    </div>
  );
}
