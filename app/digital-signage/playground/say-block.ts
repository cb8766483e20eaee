import type { OwnMessage } from '@/lib/business/signage-schedule/own-message';
import {
  type Block,
  conflictsWith,
  formatTime,
  playingAt,
  type Schedule,
  weekdays,
} from '@/lib/business/signage-schedule/schedule';
import { screenOf } from '../screens/messages';

type Planned = { schedule: Schedule; own: OwnMessage };

/** "Lunch, maandag 12.00 tot 16.00 uur", for labels. */
export function nameOfBlock({ own }: Planned, block: Block): string {
  const { name } = screenOf(block.message, own);
  return `${name}, ${weekdays[block.weekday]} ${formatTime(block.start)} tot ${formatTime(block.end)}\u00a0uur`;
}

/** The block with its conflicts, as a sentence. */
export function sayBlock(planned: Planned, block: Block): string {
  const conflict = sayConflict(planned, block);
  return `${nameOfBlock(planned, block)}.${conflict ? ` ${conflict}` : ''}`;
}

/** What the block overlaps and which message plays then; empty when it overlaps nothing. */
export function sayConflict({ schedule, own }: Planned, block: Block): string {
  const others = conflictsWith(schedule, block);
  const nameOf = ({ message }: Block) => screenOf(message, own).name;
  return others
    .map((other) => {
      const start = Math.max(block.start, other.start);
      const end = Math.min(block.end, other.end);
      const playing = playingAt(schedule, block.weekday, start);
      return `Van ${formatTime(start)} tot ${formatTime(end)}\u00a0uur ook ${nameOf(other)}: dan speelt ${nameOf(playing ?? block)}.`;
    })
    .join(' ');
}
