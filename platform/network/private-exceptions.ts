import type { AddressReason } from './address-policy.js';
import { tryParseUrl } from './try-parse-url.js';

/** What an exception can open. Link-local, metadata and IPv4 wrapped in IPv6 stay shut whatever a setting says. */
const OPENABLE: ReadonlySet<AddressReason> = new Set([
  'loopback',
  'private',
  'cgnat',
  'unique_local',
  'benchmarking',
  'documentation',
]);

/** Whether a setting can open addresses of this kind. */
export const isOpenable = (reason: AddressReason): boolean => OPENABLE.has(reason);

export interface PrivateExceptions {
  has(hostname: string, port: string): boolean;
  opens(reason: AddressReason): boolean;
}

/**
 * Reads the named exceptions for development and tests.
 * @param entries exact `host:port` pairs, IPv6 in brackets: "localhost:3000", "10.0.0.5:8080", "[::1]:80"
 * @throws Error naming the entry that is no such pair
 */
export function readPrivateExceptions(entries: readonly string[]): PrivateExceptions {
  const keys = new Set(entries.map(keyOf));
  return {
    has: (hostname, port) => keys.has(`${hostname}:${port}`),
    opens: isOpenable,
  };
}

function keyOf(entry: string): string {
  const [, host, port] = /^([^:/?#@\\\s]+|\[[0-9a-f:.]+\]):(\d{1,5})$/i.exec(entry) ?? [];
  const address = host === undefined ? null : tryParseUrl(`http://${host}`);
  if (address === null || Number(port) < 1 || Number(port) > 65_535) {
    throw new Error(`"${entry}" is not a host:port pair`);
  }
  return `${address.hostname.replace(/\.$/, '')}:${Number(port)}`;
}
