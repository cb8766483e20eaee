import { nearestFrame, nextToLoad } from './angles';
import { loadPicture } from './load-picture';

/** Requests at the same time: one after the other waits too long on a slow connection, many delay the frame in view. */
const AT_ONCE = 4;

type Options = {
  angles: readonly number[];
  period: number;
  fileOf: (angle: number) => string;
  onLoad: () => void;
  /** Called when no frame could be loaded. */
  onFailure: () => void;
};

/** The frames of a turn; loads them all, those first that are needed soonest. */
export function createFrames({ angles, period, fileOf, onLoad, onFailure }: Options) {
  const loaded = new Map<number, HTMLImageElement>();
  const failed = new Set<number>();
  /** Not requested yet. */
  let missing = [...angles];
  let loading = 0;
  let wanted = 0;

  async function load(angle: number) {
    missing = missing.filter((other) => other !== angle);
    loading += 1;
    try {
      loaded.set(angle, await loadPicture(fileOf(angle)));
      onLoad();
    } catch {
      failed.add(angle);
    }
    loading -= 1;
    loadMore();
  }

  function loadMore() {
    while (loading < AT_ONCE) {
      const next = failed.size < AT_ONCE ? nextToLoad(missing, wanted, period) : undefined;
      if (next === undefined) break;
      load(next);
    }
    if (loading === 0 && failed.size > 0 && loaded.size === 0) onFailure();
  }

  return {
    /** Loads what is missing, the frames near this angle first, and those again that failed before. */
    want(angle: number) {
      wanted = angle;
      if (loading === 0) {
        missing.push(...failed);
        failed.clear();
      }
      loadMore();
    },
    /** The loaded frame nearest to an angle. */
    nearest(angle: number) {
      const frame = nearestFrame(loaded.keys(), angle, period);
      return frame === undefined ? undefined : loaded.get(frame);
    },
  };
}
