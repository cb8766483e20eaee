import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';

const MOST_OUTPUT = 2000;

/**
 * A program in a process of its own, which ends with this one.
 * `start` resolves with the first message that the program sends, and fails with its last output if it ends before.
 */
export function createKillableProcess<Message>(program: URL, options: ForkOptions = {}) {
  let child: ChildProcess | undefined;
  process.once('exit', () => child?.kill('SIGKILL'));

  async function start(programArguments: readonly string[]): Promise<Message> {
    child = fork(program, programArguments, { ...options, silent: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (output = `${output}${text}`.slice(-MOST_OUTPUT)));
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${program.pathname} did not start:\n${output}`);
    });
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message;
  }

  /** Ends it without a shutdown, like a power failure. */
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return { start, kill };
}
