import { createServer } from 'node:http';
import { decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose';
import type { SigningKey } from '../studio/keys/sign-studio-key.ts';
import { forwardRequest, listen } from './faulty-backend.ts';

const ANY_JWT = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/**
 * A stand-in for a project without a legacy secret: in front of the embedded backend, it accepts only JWTs that the given
 * key signed with ES256, and hands each on as the HS256 token that the embedded backend knows.
 */
export async function startSigningKeyBackend(
  { url, jwtSecret = '' }: { url: string; jwtSecret?: string },
  { kid, kty, crv, x, y }: SigningKey,
) {
  const publicKey = await importJWK({ kty, crv, x, y }, 'ES256');
  const secret = new TextEncoder().encode(jwtSecret);

  async function exchanged(jwt: string) {
    if (decodeProtectedHeader(jwt).kid !== kid) throw new Error('unknown key');
    const { payload } = await jwtVerify(jwt, publicKey, { algorithms: ['ES256'] });
    return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret);
  }

  const server = createServer(async (request, response) => {
    const [, jwt] = ANY_JWT.exec(request.headers.authorization ?? '') ?? [];
    try {
      if (jwt) request.headers.authorization = `Bearer ${await exchanged(jwt)}`;
      forwardRequest(url, request, response);
    } catch {
      // Responds as PostgREST does to an unknown key.
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"code":"PGRST301","message":"No suitable key or wrong key type"}');
    }
  });
  return { url: await listen(server), close: () => server.close().closeAllConnections() };
}
