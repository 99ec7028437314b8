import type { Socket } from 'node:net';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isDomainError } from '../../../domain/base/errors.js';
import type { PauseCause } from '../../../domain/outreach/sending/judge-access-end.js';
import { isProviderDayFull, judgeSignInRefusal } from '../../../domain/outreach/sending/judge-sign-in-refusal.js';
import type { MailServerLogin, SmtpPhase, TransmitOutcome } from '../../../domain/outreach/sending/mail-ports.js';
import { MailboxAccessError } from '../../../domain/outreach/sending/mailbox-access-error.js';
import { networkReason } from '../connection/network-reason.js';
import { isLoopback, type OpenMailSocket } from '../connection/open-socket.js';
import { phaseOfCommand, SmtpTrace } from './smtp-trace.js';
import { type TokenFailure, xoauth2Handler } from './xoauth2.js';

export interface SmtpTimeouts {
  greetingMs: number;
  /** Longest silence of the server before the body. */
  silenceMs: number;
  /** For everything before the body; a server that keeps talking would otherwise hold a place for ever. */
  beforeBodyMs: number;
  /** RFC 5321 4.5.3.2.6: ten minutes for the response to the final dot. */
  finalDotMs: number;
}

/** Enough for a queue that sends one mail after the other, and gone before servers mind. */
export const KEEP_IDLE_MS = 2_000;

/** Together shorter than the fifteen minutes that the activity has. */
export const SMTP_TIMEOUTS: SmtpTimeouts = {
  greetingMs: 30_000,
  silenceMs: 60_000,
  beforeBodyMs: 150_000,
  finalDotMs: 660_000,
};

export interface SmtpSettings {
  openSocket: OpenMailSocket;
  /** How long a connection waits for the next mail to the same server; 0: it does not. */
  keepIdleMs: number;
  /** What we call ourselves in EHLO: a full name of this host, or an address in brackets (RFC 5321 4.1.4). */
  clientName: string;
  timeouts: SmtpTimeouts;
  /** Certificate authorities in place of the known ones, PEM. */
  ca?: string;
}

/** Our handler's name for nodemailer, which takes one called XOAUTH2 only along with a token generator of its own kind. */
const TOKEN = 'LINKWRIGHT-XOAUTH2';

/** A step before the body failed. */
export class SmtpStepError extends Error {
  override readonly name = 'SmtpStepError';
  constructor(
    readonly phase: SmtpPhase,
    message: string,
    /** The server's reply code; null when there was none. */
    readonly code: number | null,
    /** Trying again cannot help. */
    readonly permanent: boolean,
    /** Why the sender cannot be used until a person acts. */
    readonly pause: PauseCause | null = null,
  ) {
    super(message);
  }
}

export interface SmtpSession {
  connection: SMTPConnection;
  /** A promise that rejects when the connection breaks or is closed. */
  broken: Promise<never>;
  trace: SmtpTrace;
  /** How many it has handed over. */
  mails: number;
}

/**
 * Connects, greets, encrypts where it can and signs in. The signal ends it at any point.
 * @throws SmtpStepError
 */
export async function openSmtpSession(
  settings: SmtpSettings,
  server: MailServerLogin,
  signal: AbortSignal,
): Promise<SmtpSession> {
  const socket = await open(settings, server, signal);
  let noToken: TokenFailure | null = null;
  const session = beginSession(settings, server, socket, signal, (failure) => {
    noToken = failure;
  });
  const { connection, broken, trace } = session;
  const stop = (): void => connection.close();
  signal.addEventListener('abort', stop);
  try {
    await awaitStep(broken, (done) => connection.connect((error) => done(error ?? null)));
    await signIn(session, server);
    return session;
  } catch (error) {
    connection.close();
    if (signal.aborted) throw interrupted(trace.phase, signal);
    throw noToken ? toTokenError(noToken) : withPause(toStepError(error, trace), server);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function beginSession(
  { timeouts, clientName, ca }: SmtpSettings,
  server: MailServerLogin,
  socket: Socket,
  signal: AbortSignal,
  onTokenFailure: (failure: TokenFailure) => void,
): SmtpSession {
  const trace = new SmtpTrace(server.secure);
  // Neither a password nor a token is ever sent over a connection that others can read. Without one, encryption is a bonus: a
  // certificate that does not match is still no worse than no encryption (RFC 7435).
  const { tokens, username } = server;
  const mustEncrypt = (server.password !== null || tokens !== undefined) && !server.secure && !isLoopback(socket);
  const connection = new SMTPConnection({
    connection: socket,
    host: server.host,
    port: server.port,
    secure: server.secure,
    name: clientName,
    requireTLS: mustEncrypt,
    tls: { rejectUnauthorized: server.secure || mustEncrypt, ...(ca !== undefined && { ca }) },
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
    socketCloseTimeout: 0,
    ...(tokens && { customAuth: { [TOKEN]: xoauth2Handler(username ?? '', tokens, signal, onTokenFailure) } }),
    logger: trace.logger,
    transactionLog: true,
  });
  const broken = new Promise<never>((_, reject) => {
    connection.on('error', reject);
    connection.once('end', () => reject(new Error('The connection was closed')));
  });
  broken.catch(() => undefined);
  return { connection, broken, trace, mails: 0 };
}

async function open(
  { openSocket }: SmtpSettings,
  { host, port }: MailServerLogin,
  signal: AbortSignal,
): Promise<Socket> {
  if (signal.aborted) throw interrupted('connect', signal);
  const opening = openSocket(host, port);
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(interrupted('connect', signal));
    signal.addEventListener('abort', stop);
  });
  try {
    const socket = await Promise.race([opening, aborted]);
    if (signal.aborted) throw interrupted('connect', signal);
    return socket;
  } catch (error) {
    // A connection that opens too late is closed, since no one uses it.
    opening.then(
      (socket) => socket.destroy(),
      () => undefined,
    );
    if (error instanceof SmtpStepError) throw error;
    const isForbidden = error instanceof Error && error.name === 'UrlNotAllowedError';
    throw new SmtpStepError('connect', describe(error), null, isForbidden);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

export function interrupted(phase: SmtpPhase, signal: AbortSignal): SmtpStepError {
  const why = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
  return new SmtpStepError(phase, why ? 'it takes too long' : 'interrupted', null, false);
}

async function signIn({ connection, broken }: SmtpSession, server: MailServerLogin): Promise<void> {
  const { username, password, tokens } = server;
  if (tokens) {
    const login = { user: username ?? '', pass: '', method: TOKEN };
    return awaitStep(broken, (done) => connection.login(login, (error) => done(error)));
  }
  if (username === null || password === null) return;
  await awaitStep(broken, (done) => connection.login({ user: username, pass: password }, (error) => done(error)));
}

/** No token, no sign-in: over for now, or until a person acts. The store has noted which. */
function toTokenError({ error }: TokenFailure): SmtpStepError {
  if (!isDomainError(error)) throw error;
  const pause = error instanceof MailboxAccessError ? error.pause : null;
  return new SmtpStepError('auth', error.message, null, pause !== null, pause);
}

/** What the words of a refusal mean for the sender. 4xx may be another answer tomorrow (RFC 4954 section 6). */
function withPause(error: SmtpStepError, { tokens, username }: MailServerLogin): SmtpStepError {
  const { phase, code, message, permanent } = error;
  if (phase !== 'auth' || code === null || code < 500) return error;
  const pause = judgeSignInRefusal({ provider: tokens?.provider ?? null, username, code, response: message });
  return new SmtpStepError(phase, message, code, permanent, pause);
}

/** Waits for a callback, or for the connection to break without one. */
export function awaitStep(
  broken: Promise<never>,
  run: (done: (error: Error | null | undefined) => void) => void,
): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    run((error) => (error ? reject(error) : resolve()));
  });
  return Promise.race([done, broken]);
}

/** 5xx is the server's last word; everything else may be another one tomorrow (RFC 5321 4.2.1). */
export function toStepError(error: unknown, { phase, answered }: Pick<SmtpTrace, 'phase' | 'answered'>): SmtpStepError {
  if (error instanceof SmtpStepError) return error;
  const code = readResponseCode(error);
  if (code !== null) {
    const refused = phaseOfCommand(fieldOf(error, 'command') ?? '') ?? answered ?? phase;
    return new SmtpStepError(refused, describe(error), code, code >= 500);
  }
  // nodemailer itself rejects what the server would not take: a mail that is too large, an invalid address.
  const isRefusedHere = ['EENVELOPE', 'EMESSAGE'].includes(fieldOf(error, 'code') ?? '');
  return new SmtpStepError(isRefusedHere ? 'mail' : phase, describe(error), null, isRefusedHere);
}

export function readResponseCode(error: unknown): number | null {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null;
}

function fieldOf(error: unknown, name: string): string | null {
  const value = error instanceof Error ? new Map<string, unknown>(Object.entries(error)).get(name) : null;
  return typeof value === 'string' ? value : null;
}

/** The server's own words where there are some, else what happened to the connection. */
export function describe(error: unknown): string {
  return fieldOf(error, 'response') ?? networkReason(error) ?? (error instanceof Error ? error.message : String(error));
}

/** What was refused before the body: surely not taken. */
export function refusedStep({ phase, code, permanent, message, pause }: SmtpStepError): TransmitOutcome {
  // RFC 4954 6: 535 and its like are about the password; 454 is a temporary error of the server.
  // Said of the sender's day at its provider, at whatever step: nothing is wrong with the recipient.
  if (phase !== 'auth' && isProviderDayFull(message))
    return {
      result: 'refused',
      permanent: false,
      phase,
      code,
      response: message,
      authentication: false,
      day_is_full: true,
    };
  const authentication = pause !== null || (phase === 'auth' && code !== null && code >= 500);
  return { result: 'refused', permanent, phase, code, response: message, authentication, ...(pause && { pause }) };
}
