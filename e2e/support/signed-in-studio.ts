import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { listen } from '../../packages/testbed/faulty-backend.ts';
import { selfSigned } from './self-signed';

type Session = { cookie: string; changeToken: string };

const NOBODY: Session = { cookie: '', changeToken: '1' };

/**
 * Two doors to a hosted studio in which a person is signed in: one with TLS for browsers, which gives the first page its
 * cookie, and a plain one for requests by Node, which sends cookie, host and token along.
 */
export async function openDoors(name: string) {
  const { certificate, key } = selfSigned(name);
  let target = { port: 0, session: NOBODY };

  const secure = createSecureServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    (incoming, response) => {
      const isFirst = incoming.url === '/' && !incoming.headers.cookie?.includes('__Host-studio=');
      const attributes = '; Path=/; HttpOnly; Secure; SameSite=Strict';
      if (isFirst) response.setHeader('set-cookie', target.session.cookie + attributes);
      pass(target.port, incoming, response, incoming.headers);
    },
  );
  const port = Number(new URL(await listen(secure)).port);
  const host = `${name}:${port}`;

  const plain = createServer((incoming, response) => {
    const { cookie, changeToken } = target.session;
    const isOwn = incoming.headers['x-studio'] === '1';
    pass(target.port, incoming, response, {
      cookie,
      origin: `https://${host}`,
      ...incoming.headers,
      host: incoming.headers.host?.startsWith('127.0.0.1') ? host : incoming.headers.host,
      ...(isOwn && { 'x-studio': changeToken }),
    });
  });
  const plainUrl = await listen(plain);

  return {
    host,
    /** The address that browsers open. */
    url: `https://${host}/`,
    /** The address that Node asks, without TLS. */
    plainUrl: `${plainUrl}/`,
    /** Lets both doors lead to a studio that listens on this port. */
    async leadTo(studioPort: number, studioKey: string) {
      target = { port: studioPort, session: NOBODY };
      target.session = await signIn(plainUrl, studioKey);
    },
    close() {
      for (const server of [secure, plain]) server.close().closeAllConnections();
    },
  };
}

/** Signs in through the plain door, since Node sends no other host than that of a URL. */
async function signIn(url: string, key: string): Promise<Session> {
  const headers = { 'x-studio': '1' };
  const body = JSON.stringify({ key });
  const given = await fetch(`${url}/api/sign-in`, { method: 'POST', headers, body });
  const lines = given.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const cookie = lines.find((line) => line.startsWith('__Host-studio=')) ?? '';
  const session = await fetch(`${url}/api/session`, { headers: { cookie } });
  const { changeToken } = await session.json();
  return { cookie, changeToken };
}

function pass(
  port: number,
  incoming: IncomingMessage,
  response: ServerResponse,
  headers: IncomingMessage['headers'],
) {
  const { method, url: path } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
