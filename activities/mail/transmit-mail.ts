import { once } from 'node:events';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type {
  ComposedMail,
  MailServerLogin,
  MailTransport,
  TransmitOutcome,
} from '../../domain/outreach/mail-ports.js';
import { BodyStream } from './body-stream.js';
import {
  describe,
  interrupted,
  openSmtpSession,
  responseCodeOf,
  type SmtpSession,
  type SmtpSettings,
  SmtpStepError,
  toStepError,
} from './smtp-session.js';
import { tidyResponse } from './tidy-response.js';

/** A 4xx after the final dot means that the server does not have the mail, unless it ran out of time itself. */
const TIMED_OUT = /timed?[\s-]?out|took too long|deadline/i;
const QUIT_MS = 1_000;

/**
 * Hands one mail to a server, once. What makes the outcome sure is the body, which is read lazily: before its first byte
 * the server can have nothing, after it only the server's answer to the final dot says what it has. Never throws for
 * what a server or a network does; when it returns, a question put to `onBodyStart` has been answered.
 */
export function createTransmitMail(settings: SmtpSettings): MailTransport['transmit'] {
  return async (server, mail, onBodyStart, signal) => {
    const patience = new Patience(settings.timeouts.beforeBodyMs, signal);
    try {
      const outcome = await transmit(settings, server, mail, onBodyStart, patience);
      return 'response' in outcome ? { ...outcome, response: tidyResponse(outcome.response, server) } : outcome;
    } finally {
      patience.end();
    }
  };
}

/** The caller's signal and the time that there is before the body. */
class Patience {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly stop = (): void => this.controller.abort(this.given.reason);

  constructor(
    timeoutMs: number,
    private readonly given: AbortSignal,
  ) {
    this.timer = setTimeout(() => this.controller.abort(new DOMException('', 'TimeoutError')), timeoutMs);
    if (given.aborted) this.stop();
    else given.addEventListener('abort', this.stop);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  end(): void {
    clearTimeout(this.timer);
    this.given.removeEventListener('abort', this.stop);
  }
}

async function transmit(
  settings: SmtpSettings,
  server: MailServerLogin,
  mail: ComposedMail,
  onBodyStart: () => Promise<boolean>,
  patience: Patience,
): Promise<TransmitOutcome> {
  let session: SmtpSession;
  try {
    session = await openSmtpSession(settings, server, patience.signal);
  } catch (error) {
    return refused(toStepError(error, 'connect'));
  }
  const { connection } = session;
  const close = (): void => connection.close();
  let lastWait: NodeJS.Timeout | undefined;
  const body = new BodyStream(mail.raw, async () => {
    if (!(await onBodyStart())) return false;
    // From here on only the answer to the final dot counts, and it may take its time.
    patience.signal.removeEventListener('abort', close);
    if (connection._socket) connection._socket.setTimeout(0);
    lastWait = setTimeout(close, settings.timeouts.finalDotMs);
    return true;
  });
  patience.signal.addEventListener('abort', close);
  try {
    const outcome = await send(session, mail, body, patience.signal);
    if (outcome.result === 'accepted') quit(session);
    else connection.close();
    return outcome;
  } finally {
    clearTimeout(lastWait);
    patience.signal.removeEventListener('abort', close);
  }
}

/** Politely, but the mail is gone: what the server says to it changes nothing. */
function quit({ connection }: SmtpSession): void {
  connection.quit();
  setTimeout(() => connection.close(), QUIT_MS).unref();
}

async function send(
  { connection, broken, trace }: SmtpSession,
  mail: ComposedMail,
  body: BodyStream,
  signal: AbortSignal,
): Promise<TransmitOutcome> {
  const refusal = once(body, 'refused').then(([error]) => {
    if (error) throw new SmtpStepError('data', 'the mail could not be begun', null, false);
    return null;
  });
  const sent = handOver(connection, mail, body);
  for (const loser of [refusal, sent]) loser.catch(() => undefined);
  try {
    const reply = await Promise.race([sent, refusal, broken]);
    if (reply === null) return { result: 'lost_claim' };
    if (!body.isAtEnd) throw new Error('the server answered before it had the mail');
    return { result: 'accepted', response: reply.response, relay_message_id: reply.serverMessageId ?? null };
  } catch (error) {
    if (body.state !== 'started') {
      body.destroy();
      // Whoever was asked whether the body may begin must have answered before the outcome is told.
      await body.answered;
    }
    if (body.state === 'started') return afterBody(error);
    return refused(signal.aborted ? interrupted(trace.phase, signal) : toStepError(error, trace.phase));
  }
}

interface FinalReply {
  response: string;
  /** Of a relay that gives mails another Message-ID and says so. */
  serverMessageId?: string | undefined;
}

function handOver(connection: SMTPConnection, { envelope, raw }: ComposedMail, body: BodyStream): Promise<FinalReply> {
  return new Promise((resolve, reject) => {
    connection.send({ from: envelope.from, to: [envelope.to], size: raw.length }, body, (error, info) =>
      error ? reject(error) : resolve(info ?? { response: '' }),
    );
  });
}

/** The body is on its way: only a reply with a code says that the server does not have it. */
function afterBody(error: unknown): TransmitOutcome {
  const code = responseCodeOf(error);
  const response = describe(error);
  if (code === null || code < 400 || (code < 500 && TIMED_OUT.test(response))) return { result: 'unknown', response };
  return { result: 'refused', permanent: code >= 500, phase: 'after_data', code, response, authentication: false };
}

function refused({ phase, code, permanent, message }: SmtpStepError): TransmitOutcome {
  // RFC 4954 6: 535 and its like are about the password; 454 is a passing fault of the server.
  const authentication = phase === 'auth' && code !== null && code >= 500;
  return { result: 'refused', permanent, phase, code, response: message, authentication };
}
