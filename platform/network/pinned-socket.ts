import { connect, isIPv6, type LookupFunction, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { errors } from 'undici';
import { UrlNotAllowedError } from './errors.js';

/**
 * Node gives each address 250 ms before it tries the next, and gives up for good when the last one fails: too short for
 * a far IPv4 host beside an IPv6 address that this machine cannot reach.
 */
const ATTEMPT_TIMEOUT_MS = 2_000;
const KEEP_ALIVE_DELAY_MS = 60_000;

export interface PinnedTarget {
  hostname: string;
  port: number;
  /** The approved addresses, tried in turn (RFC 8305). */
  addresses: readonly string[];
  timeoutMs: number;
}

/**
 * A TCP connection to one of the given addresses and no other.
 * @throws the system's error, or undici's ConnectTimeoutError
 */
export function openPinnedSocket(target: PinnedTarget): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = dial(target);
    const timer = setTimeout(() => socket.destroy(new errors.ConnectTimeoutError()), target.timeoutMs);
    // Stays after connecting: a reset that comes before the next owner listens must not end the process.
    socket.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      if (!isApproved(socket.remoteAddress, target.addresses)) {
        socket.destroy(new UrlNotAllowedError('address:not_an_address'));
        return;
      }
      resolve(socket);
    });
  });
}

function dial({ hostname, port, addresses }: PinnedTarget): Socket {
  const base = { port, noDelay: true, keepAlive: true, keepAliveInitialDelay: KEEP_ALIVE_DELAY_MS };
  const [only] = addresses;
  if (only === undefined) throw new UrlNotAllowedError('address:not_an_address');
  if (addresses.length === 1) return connect({ ...base, host: only });
  // Node skips `lookup` for literal hosts, but those have one address and never come here.
  return connect({
    ...base,
    host: hostname,
    lookup: answerWith(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
  });
}

function answerWith(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_hostname, _options, callback) => callback(null, answers);
}

/** The final check: the address that the kernel reports is among the approved ones. */
function isApproved(remote: string | undefined, addresses: readonly string[]): boolean {
  if (remote === undefined) return false;
  const actual = ipaddr.parse(remote).toNormalizedString();
  return addresses.some((address) => ipaddr.parse(address).toNormalizedString() === actual);
}
