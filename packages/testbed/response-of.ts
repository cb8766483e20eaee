import type { Server } from 'node:http';
import { listen } from './faulty-backend.ts';

/** The response of a server to one request, after which the server ends. */
export async function responseOf(
  server: Server,
  { path = '/', ...init }: RequestInit & { path?: string } = {},
) {
  const response = await fetch((await listen(server)) + path, init);
  const body = await response.text();
  server.close().closeAllConnections();
  return { status: response.status, headers: response.headers, body };
}
