import type { StudioState } from './studio-state';

/** React asks a controlled field for a handler; the element around the view has it: see studio-events.ts. */
export function handledAbove() {}

/** The views have no handlers of their own, so that the server renders them as stills: see studio-events.ts. */
export type ViewProps = {
  state: StudioState;
  /** False in the still, whose controls cannot be used. */
  isLive?: boolean;
};
