import type { Socket } from 'node:net';

/**
 * Opens a connection to an address that outgoing connections may go to; hosts of mail servers are users' settings.
 * @throws UrlNotAllowedError, DnsFailureError or the system's error
 */
export type OpenMailSocket = (host: string, port: number) => Promise<Socket>;

/** Whether what is said stays on this machine. */
export function isLoopback({ remoteAddress = '' }: Socket): boolean {
  return remoteAddress === '::1' || remoteAddress.replace(/^::ffff:/, '').startsWith('127.');
}
