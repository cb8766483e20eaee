import { isAssistant, lines } from './call';
import styles from './call.module.css';
import { waveformPath, waveformWidth } from './waveform';

const width = waveformWidth(lines.at(-1)?.until ?? 0);

const path = lines
  .map((line) => waveformPath(line, isAssistant(line.speaker) ? 'up' : 'down'))
  .join('');

/** The assistant speaks above the middle, the caller below; what was played is drawn once more, over it. */
export function WaveformDrawing() {
  return (
    <>
      <svg
        viewBox={`0 -52 ${width} 104`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.wave}
      >
        <path id="golfvorm" d={path} />
      </svg>
      <svg
        viewBox={`0 -52 ${width} 104`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`${styles.wave} ${styles.played}`}
      >
        <use href="#golfvorm" />
      </svg>
    </>
  );
}
