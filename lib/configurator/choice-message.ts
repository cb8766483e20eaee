/** Names our message among all that windows send each other. */
export const CHOICE_MESSAGE = 'zuilwerk:samenstelling';

/** What our own configurator tells the page that shows it, at each choice. */
export type ChoiceMessage = {
  type: typeof CHOICE_MESSAGE;
  /** The whole state, as `toQuery` writes it. */
  query: string;
};

const LONGEST_QUERY = 2000;

/**
 * Reads a message that came to the page around the configurator.
 * @param own our origin, and the window of the frame that shows our configurator
 * @returns null for what another origin, another window or another script sent
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
  return type === CHOICE_MESSAGE && typeof query === 'string' && query.length <= LONGEST_QUERY;
}
