import { contrast } from '@/lib/business/ral/accent';
import {
  type Block,
  conflictsWith,
  formatTime,
  playingAt,
} from '@/lib/business/signage-schedule/schedule';
import { screenOf } from '../../screens/messages';
import { nameOfBlock } from '../say-block';
import type { ViewProps } from '../view-props';
import styles from './week.module.css';

/** One tab stop for all blocks: the arrow keys go from block to block, or move the one picked up. */
export function WeekBlock({ block, state, isLive = false }: ViewProps & { block: Block }) {
  const { schedule, own, selected, held } = state;
  const { name, background } = screenOf(block.message, own);
  const conflicts = conflictsWith(schedule, block);
  const isInFront = conflicts.some(({ start }) => {
    const overlap = Math.max(start, block.start);
    return playingAt(schedule, block.weekday, overlap)?.id === block.id;
  });
  const isSelected = block.id === selected;
  const isTabStop = selected ? isSelected : schedule[0] === block;
  return (
    <li
      data-block={block.id}
      data-from={block.start}
      data-to={block.end}
      data-selected={isSelected || undefined}
      data-front={isInFront || undefined}
      data-dark={contrast(background, '#ffffff') >= 4.5 || undefined}
      className={styles.block}
    >
      <svg aria-hidden="true" className={styles.colour} fill={background}>
        <rect width="100%" height="100%" />
      </svg>
      <p aria-hidden={isLive} className={styles.text}>
        <span>{formatTime(block.start)}</span>
        <span className={styles.blockName}>{name}</span>
      </p>
      {isLive && (
        <>
          <button
            type="button"
            tabIndex={isTabStop ? 0 : -1}
            aria-pressed={held?.id === block.id}
            aria-label={`${nameOfBlock(state, block)}${conflicts.length > 0 ? ', overlapt' : ''}`}
            className={styles.cover}
          />
          <span data-grip="" className={styles.grip} />
        </>
      )}
    </li>
  );
}
