import { roomFileHref } from '../../routes';
import { type RoomFile, roomEdition, roomFileName, writeRoomFile } from './room-file';

/** Path and size in bytes of a file. */
export function roomFile(file: RoomFile): { href: string; name: string; bytes: number } {
  const name = roomFileName(file);
  return { name, href: roomFileHref(roomEdition(), name), bytes: writeRoomFile(file).length };
}
