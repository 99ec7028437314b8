import { ImapFlow } from 'imapflow';
import { DomainError, isDomainError } from '../../../domain/base/errors.js';
import type { MailServerLogin } from '../../../domain/outreach/sending/mail-ports.js';
import { networkReason } from '../connection/network-reason.js';
import { isLoopback, type OpenMailSocket } from '../connection/open-socket.js';
import { tidyResponse } from '../connection/tidy-response.js';
import { transportOver } from './imap-transport.js';

export interface ImapSettings {
  openSocket: OpenMailSocket;
  /** Longest wait for a greeting, and longest silence of the server after it. */
  greetingMs: number;
  silenceMs: number;
  /** Certificate authorities in place of the known ones, PEM. */
  ca?: string;
}

export const IMAP_TIMEOUTS = { greetingMs: 30_000, silenceMs: 60_000 } as const;

/** The most that a server may make us buffer at once; the largest request is a message of 10 MB. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

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
    throw unreachableMailbox(error, login);
  } finally {
    signal.removeEventListener('abort', stop);
    client.close();
  }
}

/** A session that the caller closes. @throws as withImap */
export async function openImap(settings: ImapSettings, login: MailServerLogin, signal: AbortSignal): Promise<ImapFlow> {
  const { tokens } = login;
  if (!tokens) return connectImap(settings, login, { pass: login.password ?? '' }, signal);
  const token = await orUnreachable(tokens.get(signal));
  try {
    return await connectImap(settings, login, { accessToken: token.token }, signal);
  } catch (error) {
    if (!isRefusedSignIn(error)) throw error;
  }
  // It may have ended a moment ago. Only the provider's own answer to the renewal says that the access is over.
  const renewed = await orUnreachable(tokens.renew(token, signal));
  return connectImap(settings, login, { accessToken: renewed.token }, signal);
}

/** What tokens report is for the user, like all else that keeps a mailbox from being read. */
async function orUnreachable<Value>(token: Promise<Value>): Promise<Value> {
  try {
    return await token;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    throw new DomainError('mailbox_unreachable', `The mailbox cannot be read: ${error.message}`, error.retryable);
  }
}

type Credentials = { pass: string } | { accessToken: string };

async function connectImap(
  settings: ImapSettings,
  login: MailServerLogin,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<ImapFlow> {
  signal.throwIfAborted();
  const client = await createClient(settings, login, credentials, signal);
  // Its errors are reported by the current call; without a listener they would end the process.
  client.on('error', () => undefined);
  const stop = (): void => client.close();
  signal.addEventListener('abort', stop);
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.close();
    signal.throwIfAborted();
    throw unreachableMailbox(error, login);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function createClient(
  { openSocket, greetingMs, silenceMs, ca }: ImapSettings,
  { host, port, secure, username }: MailServerLogin,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<ImapFlow> {
  const socket = await openSocket(host, port).catch((error: unknown) => {
    throw unreachableMailbox(error);
  });
  if (signal.aborted) socket.destroy();
  signal.throwIfAborted();
  // Neither a password nor a token is ever sent over a connection that others can read.
  const mustEncrypt = !secure && !isLoopback(socket);
  return new ImapFlow({
    host,
    port,
    secure,
    transport: transportOver(socket),
    auth: { user: username ?? '', ...credentials },
    ...(mustEncrypt && { doSTARTTLS: true }),
    tls: { rejectUnauthorized: secure || mustEncrypt, ...(ca !== undefined && { ca }) },
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
    maxLiteralSize: MAX_RESPONSE_BYTES,
    maxLineLength: MAX_RESPONSE_BYTES,
    maxResponseSize: 2 * MAX_RESPONSE_BYTES,
    disableAutoIdle: true,
    logger: false,
  });
}

const AUTHENTICATION = 'authentication failed';
/** Microsoft accepts the token, and not the mailbox. */
const NOT_OPEN = 'the sign-in worked, but this mailbox is not open to it';
const NO_FOLDER = 'there is no such folder';

/** Refused for good, as far as the server knows: with a token it is worth another one. */
function isRefusedSignIn(error: unknown): boolean {
  return isDomainError(error) && !error.retryable && error.message.endsWith(`: ${AUTHENTICATION}`);
}

/** Sign-in responses that say nothing about the password (RFC 5530 3). */
const NOT_ABOUT_PASSWORDS: ReadonlySet<unknown> = new Set(['UNAVAILABLE', 'LIMIT', 'INUSE', 'SERVERBUG', 'OVERQUOTA']);
/** Errors of ours: they are for the log with their stack, and are never reported as the server's. */
const OURS = [TypeError, RangeError, ReferenceError, SyntaxError];

/** The error of a session, in words that may be shown, without the secrets in `login`; our own errors unchanged. */
export function unreachableMailbox(error: unknown, login?: MailServerLogin): Error {
  if (error instanceof DomainError) return error;
  if (error instanceof Error && OURS.some((kind) => error instanceof kind) && !('code' in error)) return error;
  const reason = reasonOf(error, login);
  const mayPass = ![AUTHENTICATION, NO_FOLDER, NOT_OPEN].includes(reason);
  return new DomainError('mailbox_unreachable', `The mailbox cannot be read: ${reason}`, mayPass);
}

function reasonOf(error: unknown, login: MailServerLogin | undefined): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const { authenticationFailed, serverResponseCode, responseStatus, responseText } = fieldsOf(error);
  const refusal = refusalOf(responseStatus, responseText, login);
  if (authenticationFailed === true)
    return NOT_ABOUT_PASSWORDS.has(serverResponseCode) ? (refusal ?? AUTHENTICATION) : AUTHENTICATION;
  if (/authenticated but not connected/i.test(String(responseText ?? ''))) return NOT_OPEN;
  if ('mailboxMissing' in error && error.mailboxMissing === true) return NO_FOLDER;
  const reason = networkReason(error);
  if (reason !== null) return reason;
  if (refusal !== null) return refusal;
  if ('tlsFailed' in error && error.tlsFailed === true) return 'it does not encrypt as it should';
  return 'the mail server sent a response that is not understood';
}

/** What imapflow adds to the errors of a server's responses. */
interface ImapFailure {
  authenticationFailed: unknown;
  serverResponseCode: unknown;
  responseStatus: unknown;
  responseText: unknown;
}

function fieldsOf(error: Error): Partial<ImapFailure> {
  return Object.fromEntries(Object.entries(error));
}

/** NO and BAD (RFC 9051 7.1) in the server's own words; null when it was another failure. */
function refusalOf(status: unknown, text: unknown, login: MailServerLogin | undefined): string | null {
  if (status !== 'NO' && status !== 'BAD') return null;
  if (typeof text !== 'string' || text.trim() === '' || !login) return 'the mail server refused a request';
  return `the mail server refused a request: ${tidyResponse(text, login)}`;
}
