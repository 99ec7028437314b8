import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { ImapFlowOptions } from 'imapflow';

type Transport = NonNullable<ImapFlowOptions['transport']>;

/** Lets imapflow speak over a connection that is open already, to an address that was approved. */
export function transportOver(plain: Socket): Transport {
  return {
    connect({ secure, host, servername, tls }, onConnect) {
      if (secure) return connectTls({ ...tls, ...(servername && { servername }), host, socket: plain }, onConnect);
      setImmediate(onConnect);
      return plain;
    },
    upgrade: (_socket, { host, servername, tls }, onSecure) =>
      connectTls({ ...tls, ...(servername && { servername }), host, socket: plain }, onSecure),
  };
}
