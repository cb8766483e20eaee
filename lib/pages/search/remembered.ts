/** The same function, which computes each word once: a text has the same words many times. */
export function remembered<Value>(compute: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    let value = known.get(word);
    if (value === undefined) {
      value = compute(word);
      known.set(word, value);
    }
    return value;
  };
}
