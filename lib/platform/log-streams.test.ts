import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL('lib/platform/log-streams.ts').href;

/** Writes once it gets a message, and exits with the number of uncaught exceptions, which it logs as Next does. */
const SCRIPT = (setUp: string) => `
  import { ignoreLogStreamErrors } from ${JSON.stringify(MODULE)};
  ${setUp};
  let uncaught = 0;
  process.on('uncaughtException', () => (uncaught += 1));
  process.once('message', () =>
    process.stderr.write('line', () => setImmediate(() => process.exit(uncaught))));
  process.send('ready');
`;

test.each([
  ['ignoreLogStreamErrors()', 0],
  ['', 1],
])(
  'a process with "%s" whose log reader is gone has %d uncaught exceptions',
  async (setUp, uncaught) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT(setUp)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    await once(child, 'message');
    child.stderr?.destroy();
    child.send('write');
    const [code] = await once(child, 'exit');
    expect(code).toBe(uncaught);
  },
);
