const TICK_MS = 1000;
const SIGN_OF_LIFE_MS = 15_000;

/**
 * Runs one step and says which it is and how long it took. On a terminal the seconds count up in
 * place; in a log a line every quarter of a minute shows that it lives.
 */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const { isTTY } = process.stdout;
  const timer = setInterval(
    () => process.stdout.write(isTTY ? `\r  … ${name} ${seconds()}` : `  … ${name} ${seconds()}\n`),
    isTTY ? TICK_MS : SIGN_OF_LIFE_MS,
  );
  const say = (mark: string) => {
    clearInterval(timer);
    process.stdout.write(`${isTTY ? '\r\x1b[K' : ''}  ${mark} ${name} ${seconds()}\n`);
  };
  try {
    const result = await work();
    say('✓');
    return result;
  } catch (error) {
    say('✗');
    throw error;
  }
}
