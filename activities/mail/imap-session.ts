import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import { DomainError } from '../../domain/errors.js';
import type { MailServerLogin } from '../../domain/outreach/mail-ports.js';

/** The addresses of a host that outgoing connections may go to. @throws UrlNotAllowedError, DnsFailureError */
export type ResolveHost = (host: string, port: number) => Promise<string[]>;

export interface ImapSettings {
  resolveHost: ResolveHost;
  /** Longest wait for a connection, and longest silence of the server after it. */
  connectMs: number;
  silenceMs: number;
}

export const IMAP_TIMEOUTS = { connectMs: 30_000, silenceMs: 60_000 } as const;

/**
 * Does some work in a signed-in session, which ends with it, and at once when the signal says so.
 * @throws DomainError mailbox_unreachable with a reason that names no host and no password
 */
export async function withImap<Result>(
  settings: ImapSettings,
  login: MailServerLogin,
  signal: AbortSignal,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const client = await openImap(settings, login, signal);
  const stop = (): void => client.close();
  signal.addEventListener('abort', stop);
  try {
    return await work(client);
  } catch (error) {
    signal.throwIfAborted();
    throw unreachable(error);
  } finally {
    signal.removeEventListener('abort', stop);
    client.close();
  }
}

/** A session that the caller closes. @throws as withImap */
export async function openImap(settings: ImapSettings, login: MailServerLogin, signal: AbortSignal): Promise<ImapFlow> {
  signal.throwIfAborted();
  let client: ImapFlow;
  try {
    client = createClient(settings, login, await settings.resolveHost(login.host, login.port));
  } catch (error) {
    throw unreachable(error);
  }
  // What it says is told by the call that is under way; without a listener it would end the process.
  client.on('error', () => undefined);
  const stop = (): void => client.close();
  signal.addEventListener('abort', stop);
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.close();
    signal.throwIfAborted();
    throw unreachable(error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function createClient({ connectMs, silenceMs }: ImapSettings, login: MailServerLogin, addresses: string[]): ImapFlow {
  const [address = login.host] = addresses;
  const isLoopback = address === '::1' || address.startsWith('127.');
  return new ImapFlow({
    // The very address that was approved: a second look-up might answer another one.
    ...{ host: address, port: login.port, secure: login.secure },
    ...(isIP(login.host) === 0 ? { servername: login.host, tls: { servername: login.host } } : {}),
    // A password never goes over a line that others can read.
    ...(login.secure || isLoopback ? {} : { doSTARTTLS: true }),
    auth: { user: login.username ?? '', pass: login.password ?? '' },
    ...{ logger: false, connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: silenceMs },
    disableAutoIdle: true,
  });
}

/** What went wrong in a session, in words that may be shown. */
export function unreachable(error: unknown): Error {
  if (error instanceof DomainError) return error;
  const reason = reasonOf(error);
  return new DomainError('mailbox_unreachable', `The mailbox cannot be read: ${reason}`, reason !== AUTHENTICATION);
}

const AUTHENTICATION = 'authentication failed';

/** Codes of the system and of imapflow in words; their own texts may name hosts and commands. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  ETIMEDOUT: 'it does not answer',
  ETIMEOUT: 'it does not answer',
  CONNECT_TIMEOUT: 'it does not answer',
  GREETING_TIMEOUT: 'it does not greet',
  UPGRADE_TIMEOUT: 'it does not encrypt',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  NoConnection: 'the connection was cut',
  EConnectionClosed: 'the connection was cut',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if ('authenticationFailed' in error && error.authenticationFailed === true) return AUTHENTICATION;
  if (error.name === 'UrlNotAllowedError') return 'this mail server may not be used';
  if (error.name === 'DnsFailureError') return 'its name does not resolve';
  const code = 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? 'the mail server answers in a way that is not understood';
}
