import { once } from 'node:events';
import type { ComposedMail, MailServerLogin, SmtpPhase, TransmitOutcome } from '../../domain/outreach/mail-ports.js';
import { BodyStream } from './body-stream.js';
import {
  describe,
  openSmtpSession,
  responseCodeOf,
  type SmtpSession,
  type SmtpSettings,
  SmtpStepError,
  toStepError,
} from './smtp-session.js';

const MAX_RESPONSE_CHARS = 300;
/** A 4xx after the final dot means that the server does not have the mail, unless it ran out of time itself. */
const TIMED_OUT = /time[d ]?-?\s?out|timeout|too long/i;

type Transmit = (
  server: MailServerLogin,
  mail: ComposedMail,
  onBodyStart: () => Promise<boolean>,
  signal: AbortSignal,
) => Promise<TransmitOutcome>;

/**
 * Hands one mail to a server, once. What makes the outcome sure is the body, which is read lazily: before its first byte
 * the server can have nothing, after it only the server's answer to the final dot says what it has. Never throws for
 * what a server or a network does.
 */
export function createTransmitMail(settings: SmtpSettings): Transmit {
  return async (server, mail, onBodyStart, signal) => {
    const outcome = await transmit(settings, server, mail, onBodyStart, signal);
    return 'response' in outcome ? { ...outcome, response: tidy(outcome.response, server) } : outcome;
  };
}

async function transmit(
  settings: SmtpSettings,
  server: MailServerLogin,
  mail: ComposedMail,
  onBodyStart: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<TransmitOutcome> {
  let session: SmtpSession;
  try {
    signal.throwIfAborted();
    session = await untilAborted(openSmtpSession(settings, server), signal);
  } catch (error) {
    return refused(error instanceof SmtpStepError ? error : toStepError(error, 'connect'));
  }
  const { connection } = session;
  const body = new BodyStream(mail.raw, async () => {
    const allowed = await onBodyStart();
    // From here on only the answer to the final dot counts, and it may take its time.
    if (allowed && connection._socket) connection._socket.setTimeout(settings.timeouts.finalDotMs);
    return allowed;
  });
  const stop = (): void => {
    if (body.state !== 'started') connection.close();
  };
  signal.addEventListener('abort', stop);
  try {
    const outcome = await send(session, mail, body);
    if (outcome.result === 'accepted') connection.quit();
    return outcome;
  } finally {
    signal.removeEventListener('abort', stop);
    body.destroy();
    if (body.state !== 'started') connection.close();
    else setTimeout(() => connection.close(), 1_000).unref();
  }
}

async function send(
  { connection, broken }: SmtpSession,
  mail: ComposedMail,
  body: BodyStream,
): Promise<TransmitOutcome> {
  const refusal = once(body, 'refused').then(([error]) => {
    if (error) throw new SmtpStepError('data', 'The mail could not be begun', null, false);
    return null;
  });
  refusal.catch(() => undefined);
  const sent = new Promise<{ response: string; serverMessageId?: string | undefined }>((resolve, reject) => {
    const { from, to } = mail.envelope;
    connection.send({ from, to: [to], size: mail.raw.length }, body, (error, info) =>
      error ? reject(error) : resolve(info ?? { response: '' }),
    );
  });
  try {
    const info = await Promise.race([sent, refusal, broken]);
    if (info === null) return { result: 'lost_claim' };
    return { result: 'accepted', response: info.response, relay_message_id: info.serverMessageId ?? null };
  } catch (error) {
    if (body.state === 'started') return afterBody(error);
    return refused(error instanceof SmtpStepError ? error : toStepError(error, phaseOf(error)));
  } finally {
    sent.catch(() => undefined);
  }
}

/** The body is on its way: only a reply with a code says that the server does not have it. */
function afterBody(error: unknown): TransmitOutcome {
  const code = responseCodeOf(error);
  const response = describe(error);
  if (code === null || code < 400 || (code < 500 && TIMED_OUT.test(response))) return { result: 'unknown', response };
  return { result: 'refused', permanent: code >= 500, phase: 'after_data', code, response, authentication: false };
}

/** The command that nodemailer says was refused; a connection that broke in between is the envelope's last step. */
function phaseOf(error: unknown): SmtpPhase {
  const command = error instanceof Error && 'command' in error ? String(error.command) : '';
  if (command.startsWith('MAIL')) return 'mail';
  if (command.startsWith('RCPT')) return 'rcpt';
  return command.startsWith('DATA') ? 'data' : 'rcpt';
}

function refused({ phase, code, permanent, message }: SmtpStepError): TransmitOutcome {
  // RFC 4954 6: 535 and its like are about the password; 454 is a passing fault of the server.
  const authentication = phase === 'auth' && code !== null && code >= 500;
  return { result: 'refused', permanent, phase, code, response: message, authentication };
}

async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new SmtpStepError('connect', 'Interrupted', null, false));
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** One line without what is ours to keep: it is stored and shown. */
function tidy(response: string, { host, username, password }: MailServerLogin): string {
  let line = response.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  for (const own of [password, username, host]) if (own) line = line.replaceAll(own, '…');
  return line.length > MAX_RESPONSE_CHARS ? `${line.slice(0, MAX_RESPONSE_CHARS)}…` : line;
}
