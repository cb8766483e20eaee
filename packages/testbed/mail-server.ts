import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Mail = { from: string; to: string[]; raw: string };

/** An SMTP server on the loopback address that keeps the mails it accepts. */
export async function startMailServer() {
  const mails: Mail[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    async onData(stream, { envelope }, done) {
      const raw = String(await buffer(stream));
      if (isRefusing) return done(new Error('no room'));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
      done();
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(isOn: boolean) {
      isRefusing = isOn;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
