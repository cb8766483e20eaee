/** The `type` that tells our postMessage data apart from that of other scripts. */
export const CHOICE_MESSAGE = 'zuilwerk:samenstelling';

/** What our own configurator posts to the page that embeds it, after each choice. */
export type ChoiceMessage = {
  type: typeof CHOICE_MESSAGE;
  /** The whole state, as `toQuery` writes it. */
  query: string;
};

const MAX_QUERY_LENGTH = 2000;

/**
 * Validates a `message` event in the page that embeds the configurator; null unless it comes from our
 * origin and from the window of that frame.
 */
export function readChoiceMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  own: { origin: string; frame: Window | null | undefined },
): ChoiceMessage | null {
  if (!own.frame || source !== own.frame || origin !== own.origin) return null;
  return isChoiceMessage(data) ? data : null;
}

function isChoiceMessage(data: unknown): data is ChoiceMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { type, query } = data as Partial<ChoiceMessage>;
  return type === CHOICE_MESSAGE && typeof query === 'string' && query.length <= MAX_QUERY_LENGTH;
}
