const TICK_MS = 1000;
const LOG_INTERVAL_MS = 15_000;

/**
 * Prints the name and duration of a step: counting up in place on a terminal, as new lines in a log.
 * @param isDone whether a result counts as success; an error never does
 */
export async function step<T>(
  name: string,
  work: () => Promise<T> | T,
  isDone: (result: T) => boolean = () => true,
): Promise<T> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const { isTTY } = process.stdout;
  const timer = setInterval(
    () => process.stdout.write(isTTY ? `\r  … ${name} ${seconds()}` : `  … ${name} ${seconds()}\n`),
    isTTY ? TICK_MS : LOG_INTERVAL_MS,
  );
  const finish = (mark: string) => {
    clearInterval(timer);
    process.stdout.write(`${isTTY ? '\r\x1b[K' : ''}  ${mark} ${name} ${seconds()}\n`);
  };
  try {
    const result = await work();
    finish(isDone(result) ? '✓' : '✗');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}
