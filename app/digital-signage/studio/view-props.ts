import type { StudioState } from './studio-state';

/** The views have no handlers of their own, so that the server renders them as stills: see studio-events.ts. */
export type ViewProps = {
  state: StudioState;
  /** False in the still, whose controls cannot be used. */
  isLive?: boolean;
};
