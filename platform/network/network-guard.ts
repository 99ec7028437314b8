import { lookup } from 'node:dns/promises';
import type { buildConnector } from 'undici';
import { classifyAddress } from './address-policy.js';
import { DnsFailureError, UrlNotAllowedError, type UrlRefusalReason } from './errors.js';
import { createGuardedConnector } from './guarded-connector.js';
import { isMetadataName, refuseHostName } from './host-name-policy.js';
import { type PrivateExceptions, readPrivateExceptions } from './private-exceptions.js';
import { privateHostEntry } from './private-host-entry.js';
import { tryParseUrl } from './try-parse-url.js';

const MAX_URL_CHARS = 2048;
const DEFAULT_RESOLVE_TIMEOUT_MS = 10_000;

export interface NetworkGuardOptions {
  /** Exact host:port pairs on inside addresses that may be reached all the same; their port counts as allowed. */
  allowedPrivateHosts: readonly string[];
  allowedPorts: readonly string[];
  /** All addresses of a name, A and AAAA; rejects or gives none when it does not resolve. @default the system's resolver */
  resolve?: (hostname: string) => Promise<string[]>;
  resolveTimeoutMs?: number;
}

export interface NetworkGuard {
  /**
   * Checks a URL on its own: scheme, user info, length, host name or literal address, port.
   * @returns the parsed URL, final dot of the host removed: fetch this one, not the text
   * @throws UrlNotAllowedError
   */
  checkUrl(url: string): URL;
  /**
   * Resolves a host once and checks every address. Connect to these addresses only, and never resolve again: a second
   * result may differ (DNS rebinding).
   * @throws UrlNotAllowedError when any address is not public
   * @throws DnsFailureError when there is no response
   */
  resolveHost(hostname: string, port: number | string): Promise<string[]>;
  /** For `new Agent({ connect })`: dials only what {@link resolveHost} approved; Host and SNI stay those of the URL. */
  connect: buildConnector.connector;
}

/** The guard of all outgoing connections. Everything that a user can point somewhere goes through it. */
export function createNetworkGuard(options: NetworkGuardOptions): NetworkGuard {
  const exceptions = readPrivateExceptions(options.allowedPrivateHosts);
  const ports = new Set(options.allowedPorts);
  const resolve = options.resolve ?? resolveBySystem;
  const timeoutMs = options.resolveTimeoutMs ?? DEFAULT_RESOLVE_TIMEOUT_MS;

  function checkUrl(text: string): URL {
    const url = parseHttpUrl(text);
    checkTarget(url.hostname, portOf(url));
    return url;
  }

  /** @returns the literal address when the host is one */
  function checkTarget(hostname: string, port: string): string | null {
    const isException = exceptions.has(hostname, port);
    const literal = literalAddress(hostname);
    const refusal =
      (literal === null ? refuseName(hostname, isException) : refuseAddress(literal, isException, exceptions)) ??
      (isException || ports.has(port) ? null : 'port');
    if (refusal !== null) throw new UrlNotAllowedError(refusal, privateHostEntry(hostname, Number(port)));
    return literal;
  }

  async function resolveHost(host: string, port: number | string): Promise<string[]> {
    const hostname = canonicalHost(host);
    const literal = checkTarget(hostname, String(port));
    if (literal !== null) return [literal];
    const addresses = await answerInTime(hostname, resolve(hostname), timeoutMs);
    if (addresses.length === 0) throw new DnsFailureError(hostname);
    const isException = exceptions.has(hostname, String(port));
    for (const address of addresses) {
      const refusal = refuseAddress(address, isException, exceptions);
      if (refusal !== null) throw new UrlNotAllowedError(refusal, privateHostEntry(hostname, Number(port)));
    }
    return addresses;
  }

  return { checkUrl, resolveHost, connect: createGuardedConnector({ resolveHost, allowH2: false }) };
}

function parseHttpUrl(text: string): URL {
  if (text.length > MAX_URL_CHARS) throw new UrlNotAllowedError('too_long');
  // Only the parser's own output is judged: it has already read odd digits, tabs and backslashes as a browser does.
  const url = tryParseUrl(text);
  if (url === null) throw new UrlNotAllowedError('invalid_url');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new UrlNotAllowedError('scheme');
  if (url.username !== '' || url.password !== '') throw new UrlNotAllowedError('userinfo');
  if (url.href.length > MAX_URL_CHARS) throw new UrlNotAllowedError('too_long');
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
}

function portOf(url: URL): string {
  if (url.port !== '') return url.port;
  return url.protocol === 'https:' ? '443' : '80';
}

/** A bare host in the spelling that URLs give it: lower case, punycode, IPv6 in brackets, no final dot. */
function canonicalHost(host: string): string {
  const bracketed = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const url = /[/?#@\\\s]/.test(host) ? null : tryParseUrl(`http://${bracketed}/`);
  if (url === null) throw new UrlNotAllowedError('host_name');
  return url.hostname.replace(/\.$/, '');
}

function literalAddress(hostname: string): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return classifyAddress(hostname).reason === 'not_an_address' ? null : hostname;
}

function refuseName(hostname: string, isException: boolean): UrlRefusalReason | null {
  const refusal = isException ? null : refuseHostName(hostname);
  return refusal ?? (isMetadataName(hostname) ? 'metadata_name' : null);
}

function refuseAddress(address: string, isException: boolean, exceptions: PrivateExceptions): UrlRefusalReason | null {
  const { allowed, reason } = classifyAddress(address);
  return allowed || (isException && exceptions.opens(reason)) ? null : `address:${reason}`;
}

async function resolveBySystem(hostname: string): Promise<string[]> {
  const answers = await lookup(hostname, { all: true, verbatim: true });
  return answers.map(({ address }) => address);
}

/** The system's resolver has no deadline of its own and may wait for half a minute. */
async function answerInTime(hostname: string, answer: Promise<string[]>, timeoutMs: number): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DnsFailureError(hostname)), timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (cause) {
    throw new DnsFailureError(hostname, { cause });
  } finally {
    clearTimeout(timer);
  }
}
