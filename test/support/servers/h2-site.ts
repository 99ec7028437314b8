import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { makeSelfSignedCertificate } from './self-signed-certificate.js';

export interface H2Site {
  port: number;
  /** To be trusted by anyone who connects. */
  cert: string;
  close(): Promise<void>;
}

/**
 * An HTTP/2 site called site.example on a free loopback port. It answers "h2 HOST"; the first request of all for
 * /goaway gets GOAWAY instead, as a server sends it when a connection has lived long enough: it names the request before
 * as the last one that it answers (RFC 9113, 6.8).
 */
export async function startH2Site(): Promise<H2Site> {
  const { key, cert } = makeSelfSignedCertificate(['site.example']);
  const sessions = new Set<ServerHttp2Session>();
  let saidGoAway = false;
  const server = createSecureServer({ key, cert });
  server.on('sessionError', () => {});
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) => {
    // One that the client undoes.
    stream.on('error', () => {});
    if (headers[':path'] === '/goaway' && !saidGoAway) {
      saidGoAway = true;
      stream.session?.goaway(0, (stream.id ?? 0) - 2);
      return;
    }
    stream.respond({ ':status': 200, 'content-type': 'text/html' });
    stream.end(`h2 ${String(headers[':authority']).split(':')[0]}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const session of sessions) session.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: (server.address() as AddressInfo).port, cert, close };
}
