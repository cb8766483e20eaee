import type { PlaygroundState } from './playground-state';

/** React asks a controlled field for a handler; the element around the view has it: see playground-events.ts. */
export function handledAbove() {}

/** A server component cannot render a handler; React asks for none of a disabled field. */
export function controlled(isLive: boolean) {
  return isLive ? { onChange: handledAbove } : { disabled: true };
}

/** Attributes of a button that cannot be used now. It keeps the focus that it may have; in the still it has none. */
export function unavailable(isLive: boolean, isUnavailable: boolean) {
  if (!isLive) return { disabled: true };
  return isUnavailable ? { 'aria-disabled': true } : {};
}

/** The views have no handlers of their own, so that the server renders them as stills: see playground-events.ts. */
export type ViewProps = {
  state: PlaygroundState;
  /** False in the still, whose controls cannot be used. */
  isLive?: boolean;
};
