import type { Socket } from 'node:net';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServerLogin, SmtpPhase } from '../../domain/outreach/mail-ports.js';

/** Opens a connection to an address that outgoing connections may go to. */
export type OpenSocket = (host: string, port: number) => Promise<Socket>;

export interface SmtpTimeouts {
  greetingMs: number;
  /** Longest silence of the server before the final dot. */
  silenceMs: number;
  /** RFC 5321 4.5.3.2.6: ten minutes for the answer to the final dot. */
  finalDotMs: number;
}

export const SMTP_TIMEOUTS: SmtpTimeouts = { greetingMs: 30_000, silenceMs: 60_000, finalDotMs: 630_000 };

export interface SmtpSettings {
  openSocket: OpenSocket;
  /** What we call ourselves in EHLO; a name of this host. */
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
  /** A promise that rejects when the connection breaks. */
  broken: Promise<never>;
}

/** Connects, greets, encrypts where it can and signs in. @throws SmtpStepError */
export async function openSmtpSession(settings: SmtpSettings, server: MailServerLogin): Promise<SmtpSession> {
  const socket = await open(settings, server);
  const { greetingMs, silenceMs } = settings.timeouts;
  const connection = new SMTPConnection({
    ...{ connection: socket, host: server.host, port: server.port, secure: server.secure, name: settings.clientName },
    // A password never goes over a line that others can read.
    requireTLS: server.password !== null && !server.secure && !isLoopback(socket),
    ...{ greetingTimeout: greetingMs, socketTimeout: silenceMs, socketCloseTimeout: 1_000, logger: false },
  });
  const broken = new Promise<never>((_, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The server closed the connection')));
  });
  broken.catch(() => undefined);
  try {
    await step(broken, (done) => connection.connect((error) => done(error ?? null))).catch((error: unknown) => {
      throw toStepError(error, codeOf(error) === 'ETLS' ? 'tls' : 'greeting');
    });
    await signIn(connection, broken, server);
  } catch (error) {
    connection.close();
    throw error;
  }
  return { connection, broken };
}

async function open({ openSocket }: SmtpSettings, { host, port }: MailServerLogin): Promise<Socket> {
  try {
    return await openSocket(host, port);
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'UrlNotAllowedError';
    const reason = isRefused ? 'This mail server may not be used' : describe(error);
    throw new SmtpStepError('connect', reason, null, isRefused);
  }
}

async function signIn(connection: SMTPConnection, broken: Promise<never>, login: MailServerLogin): Promise<void> {
  const { username, password } = login;
  if (username === null || password === null) return;
  await step(broken, (done) => connection.login({ user: username, pass: password }, (error) => done(error))).catch(
    (error: unknown) => {
      throw toStepError(error, 'auth');
    },
  );
}

/** Waits for a callback, or for the connection to break without one. */
function step(broken: Promise<never>, run: (done: (error: Error | null | undefined) => void) => void): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    run((error) => (error ? reject(error) : resolve()));
  });
  return Promise.race([done, broken]);
}

/** 5xx is the server's last word; everything else may be another one tomorrow (RFC 5321 4.2.1). */
export function toStepError(error: unknown, phase: SmtpPhase): SmtpStepError {
  const code = responseCodeOf(error);
  return new SmtpStepError(phase, describe(error), code, code !== null && code >= 500);
}

export function responseCodeOf(error: unknown): number | null {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The server's own words where there are some. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'response' in error && typeof error.response === 'string' ? error.response : error.message;
}

function isLoopback({ remoteAddress = '' }: Socket): boolean {
  return remoteAddress === '::1' || remoteAddress.replace(/^::ffff:/, '').startsWith('127.');
}
