/** A thing with many numbers, such as a model in one size: a text about it may give no others. */
export type Subject = {
  name: string;
  /** How texts name it. */
  names: RegExp;
  /** The pages about it, where texts need not name it. */
  paths?: readonly string[];
  /** The numbers it has, by unit; other units are no numbers of its own. */
  values: Readonly<Record<string, readonly number[]>>;
};
