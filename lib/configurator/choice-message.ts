/** `type` of our postMessage data. */
export const CHOICE_MESSAGE = 'zuilwerk:samenstelling';

/** Posted by the embedded configurator after each choice. */
export type ChoiceMessage = {
  type: typeof CHOICE_MESSAGE;
  /** From `toQuery`. */
  query: string;
};

const MAX_QUERY_LENGTH = 2000;

/** The validated message; null unless it comes from our origin and iframe. */
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
