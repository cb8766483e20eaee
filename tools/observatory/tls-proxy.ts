import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPENSSL } from '../../packages/testbed/system-packages/openssl.ts';
import { runOrFail } from '../../scripts/lib/processes.ts';

/** The first byte of a TLS connection (ContentType handshake, RFC 8446). */
const TLS_HANDSHAKE = 22;

/**
 * A TLS proxy in front of a site, with a self-signed certificate. HTTP, which redirects to HTTPS,
 * shares its port, since the Observatory scans both protocols on one host.
 */
export async function startTlsProxy(siteUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-front-'));
  const key = path.join(folder, 'key.pem');
  const certificate = path.join(folder, 'certificate.pem');
  await makeCertificate(key, certificate);

  const plain = createServer(({ headers, url }, response) => {
    response.writeHead(301, { location: `https://${headers.host}${url}` }).end();
  });
  const secure = createTlsServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (incoming, response) => {
      const { method, headers, url = '/' } = incoming;
      const proxied = request(new URL(url, siteUrl), { method, headers }, (upstream) => {
        // Raw, since Node merges headers with the same name.
        response.writeHead(upstream.statusCode ?? 502, upstream.rawHeaders);
        upstream.pipe(response);
      });
      proxied.on('error', () => response.destroy());
      incoming.pipe(proxied);
    },
  );
  const front = createTcpServer((socket) => {
    socket.once('readable', () => {
      const first = socket.read(1);
      if (!first) return;
      socket.unshift(first);
      (first[0] === TLS_HANDSHAKE ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise((resolve) => front.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = front.address();

  return {
    host: `localhost:${typeof address === 'object' && address ? address.port : 0}`,
    /** File for NODE_EXTRA_CA_CERTS. */
    certificate,
    close() {
      for (const server of [plain, secure]) server.closeAllConnections();
      front.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function makeCertificate(key: string, certificate: string) {
  await runOrFail('Making a certificate', OPENSSL, [
    ...['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
    ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', key, '-out', certificate],
  ]);
}
