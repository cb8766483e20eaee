import { Room } from './room';

/** A room that the person may not enter. */
export function ClosedRoom({ title, text }: { title: string; text: string }) {
  return (
    <Room title={title}>
      <p>{text}</p>
    </Room>
  );
}
