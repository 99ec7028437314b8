import type { Socket } from 'node:net';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServerLogin, SmtpPhase } from '../../domain/outreach/mail-ports.js';
import { networkReason } from './network-reason.js';
import { isLoopback, type OpenSocket } from './open-socket.js';
import { phaseOfCommand, SmtpTrace } from './smtp-trace.js';

export interface SmtpTimeouts {
  greetingMs: number;
  /** Longest silence of the server before the body. */
  silenceMs: number;
  /** For everything before the body; a server that keeps talking would otherwise hold a place for ever. */
  beforeBodyMs: number;
  /** RFC 5321 4.5.3.2.6: ten minutes for the answer to the final dot. */
  finalDotMs: number;
}

/** Together shorter than the fifteen minutes that the activity has. */
export const SMTP_TIMEOUTS: SmtpTimeouts = {
  ...{ greetingMs: 30_000, silenceMs: 60_000 },
  ...{ beforeBodyMs: 150_000, finalDotMs: 660_000 },
};

export interface SmtpSettings {
  openSocket: OpenSocket;
  /** What we call ourselves in EHLO: a full name of this host, or an address in brackets (RFC 5321 4.1.4). */
  clientName: string;
  timeouts: SmtpTimeouts;
}

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
  ) {
    super(message);
  }
}

export interface SmtpSession {
  connection: SMTPConnection;
  /** A promise that rejects when the connection breaks or is closed. */
  broken: Promise<never>;
  trace: SmtpTrace;
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
  const session = beginSession(settings, server, socket);
  const { connection, broken, trace } = session;
  const stop = (): void => connection.close();
  signal.addEventListener('abort', stop);
  try {
    await step(broken, (done) => connection.connect((error) => done(error ?? null)));
    await signIn(session, server);
    return session;
  } catch (error) {
    connection.close();
    throw signal.aborted ? interrupted(trace.phase, signal) : toStepError(error, trace.phase);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function beginSession({ timeouts, clientName }: SmtpSettings, server: MailServerLogin, socket: Socket): SmtpSession {
  const trace = new SmtpTrace(server.secure);
  // A password never goes over a line that others can read. Where none goes, encryption is a bonus: a certificate that
  // fits nothing is still no worse than no encryption (RFC 7435).
  const mustEncrypt = server.password !== null && !server.secure && !isLoopback(socket);
  const connection = new SMTPConnection({
    ...{ connection: socket, host: server.host, port: server.port, secure: server.secure, name: clientName },
    ...{ requireTLS: mustEncrypt, tls: { rejectUnauthorized: server.secure || mustEncrypt } },
    ...{ greetingTimeout: timeouts.greetingMs, socketTimeout: timeouts.silenceMs, socketCloseTimeout: 0 },
    ...{ logger: trace.logger, transactionLog: true },
  });
  const broken = new Promise<never>((_, reject) => {
    connection.on('error', reject);
    connection.once('end', () => reject(new Error('The connection was closed')));
  });
  broken.catch(() => undefined);
  return { connection, broken, trace };
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
    return await Promise.race([opening, aborted]);
  } catch (error) {
    // One that comes too late is nobody's.
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

async function signIn({ connection, broken }: SmtpSession, { username, password }: MailServerLogin): Promise<void> {
  if (username === null || password === null) return;
  await step(broken, (done) => connection.login({ user: username, pass: password }, (error) => done(error)));
}

/** Waits for a callback, or for the connection to break without one. */
function step(broken: Promise<never>, run: (done: (error: Error | null | undefined) => void) => void): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    run((error) => (error ? reject(error) : resolve()));
  });
  return Promise.race([done, broken]);
}

/**
 * 5xx is the server's last word; everything else may be another one tomorrow (RFC 5321 4.2.1).
 * @param awaited the step that was waited for, which counts when the server has not named one by its reply
 */
export function toStepError(error: unknown, awaited: SmtpPhase): SmtpStepError {
  if (error instanceof SmtpStepError) return error;
  const code = responseCodeOf(error);
  // nodemailer itself refuses what the server has said it would not take: a mail too large, an address that is none.
  const isRefusedHere = code === null && ['EENVELOPE', 'EMESSAGE'].includes(fieldOf(error, 'code') ?? '');
  if (isRefusedHere) return new SmtpStepError('mail', describe(error), null, true);
  const named = code === null ? null : phaseOfCommand(fieldOf(error, 'command') ?? '');
  return new SmtpStepError(named ?? awaited, describe(error), code, code !== null && code >= 500);
}

export function responseCodeOf(error: unknown): number | null {
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
