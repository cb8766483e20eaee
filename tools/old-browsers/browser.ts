import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const START_LIMIT_MS = 60_000;
const WAIT_MS = 20_000;

export type OldPage = Awaited<ReturnType<typeof startOldBrowser>>;

type Message = {
  id?: number;
  method?: string;
  params?: { exceptionDetails?: { text: string; exception?: { description?: string } } };
  result?: unknown;
  error?: { message: string };
};

/** Starts a Chromium and opens its page over the DevTools protocol: Playwright drives none this old. */
export async function startOldBrowser(folder: string) {
  const profile = mkdtempSync(path.join(tmpdir(), 'old-browser-'));
  const browser = spawn(
    path.join(folder, 'chromium'),
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--mute-audio'],
      ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    ],
    { env: { ...process.env, LD_LIBRARY_PATH: path.join(folder, 'lib') } },
  );
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    browser.once('exit', () => reject(new Error(`Chromium ended: ${output.slice(-500)}`)));
    setTimeout(() => reject(new Error('Chromium does not start.')), START_LIMIT_MS).unref();
    browser.stderr.on('data', (chunk) => {
      output += chunk;
      const [, found] = /listening on ws:\/\/[^:]+:(\d+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(await firstPage(port));
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  const answers = new Map<number, (message: Message) => void>();
  const errors: string[] = [];
  let isLoaded = false;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id !== undefined) answers.get(message.id)?.(message);
    if (message.method === 'Page.loadEventFired') isLoaded = true;
    const thrown = message.params?.exceptionDetails;
    if (message.method === 'Runtime.exceptionThrown' && thrown) {
      errors.push((thrown.exception?.description ?? thrown.text).split('\n')[0] ?? '');
    }
  });

  let sent = 0;
  /** @throws when Chromium refuses the command */
  // biome-ignore lint/suspicious/noExplicitAny: the protocol has hundreds of responses.
  async function send(method: string, params: object = {}): Promise<any> {
    sent += 1;
    const id = sent;
    const answer = await new Promise<Message>((resolve) => {
      answers.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    answers.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  }

  /** The value of an expression in the page, which may be a promise. */
  // biome-ignore lint/suspicious/noExplicitAny: depends on the expression.
  async function evaluate(expression: string): Promise<any> {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  }

  async function until(expression: string) {
    const end = Date.now() + WAIT_MS;
    while (!(await evaluate(`!!(${expression})`).catch(() => false))) {
      if (Date.now() > end) throw new Error(`never: ${expression}`);
      await delay(50);
    }
  }

  async function open(url: string) {
    isLoaded = false;
    await send('Page.navigate', { url });
    const end = Date.now() + WAIT_MS;
    while (!isLoaded && Date.now() < end) await delay(20);
    await until('document.readyState === "complete"');
  }

  /** Clicks the middle of an element by the mouse, as a visitor does. */
  async function click(element: string) {
    const { x, y } = await evaluate(`(function () {
      var element = ${element};
      element.scrollIntoView({ block: 'center' });
      var box = element.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    })()`);
    const at = { x, y, button: 'left', clickCount: 1 };
    await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  }

  async function type(element: string, text: string) {
    await evaluate(`${element}.focus()`);
    await send('Input.insertText', { text });
  }

  async function resize(width: number, height: number) {
    const size = { width, height, deviceScaleFactor: 1, mobile: false };
    await send('Emulation.setDeviceMetricsOverride', size);
  }

  async function screenshot(): Promise<Buffer> {
    return Buffer.from((await send('Page.captureScreenshot')).data, 'base64');
  }

  async function close() {
    socket.close();
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  await send('Page.enable');
  await send('Runtime.enable');
  return { send, evaluate, until, open, click, type, resize, screenshot, close, errors };
}

/** The address of its debugger: the page may open a moment after the port. */
async function firstPage(port: string): Promise<string> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await delay(50)) {
    const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
    const page = targets.find(({ type }: { type: string }) => type === 'page');
    if (page) return page.webSocketDebuggerUrl;
  }
  throw new Error('Chromium opens no page.');
}
