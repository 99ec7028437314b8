import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isProviderDayFull } from '../../../domain/outreach/sending/judge-sign-in-refusal.js';
import type { ComposedMail, TransmitOutcome } from '../../../domain/outreach/sending/mail-ports.js';
import { BodyStream } from './body-stream.js';
import type { Patience } from './patience.js';
import {
  describe,
  interrupted,
  readResponseCode,
  refusedStep,
  type SmtpSession,
  SmtpStepError,
  toStepError,
} from './smtp-session.js';

/** A 4xx after the final dot means that the server does not have the mail, unless it ran out of time itself. */
const TIMED_OUT = /timed?[\s-]?out|took too long|deadline/i;

export interface HandOverOptions {
  silenceMs: number;
  finalDotMs: number;
  onBodyStart(): Promise<boolean>;
  /** Until the body begins. */
  patience: Patience;
}

/**
 * One mail over an open session, which is closed unless the mail was accepted.
 * @returns the outcome; isUntouched: the connection broke before the server had asked for the body, so that another
 *   connection may be tried
 */
export async function handOver(
  session: SmtpSession,
  mail: ComposedMail,
  { silenceMs, finalDotMs, onBodyStart, patience }: HandOverOptions,
): Promise<{ outcome: TransmitOutcome; isUntouched: boolean }> {
  const { connection } = session;
  const close = (): void => connection.close();
  let lastWait: NodeJS.Timeout | undefined;
  const setSilence = (timeoutMs: number): void => {
    if (connection._socket) connection._socket.setTimeout(timeoutMs);
  };
  const body = new BodyStream(mail.raw, async () => {
    if (!(await onBodyStart())) return false;
    // From here on only the response to the final dot counts, and it may take its time.
    patience.end();
    setSilence(0);
    lastWait = setTimeout(close, finalDotMs);
    return true;
  });
  patience.signal.addEventListener('abort', close);
  setSilence(silenceMs);
  try {
    const outcome = await send(session, mail, body, patience.signal);
    if (outcome.result !== 'accepted') close();
    return { outcome, isUntouched: body.state === 'unread' && isBroken(outcome) };
  } finally {
    clearTimeout(lastWait);
    patience.signal.removeEventListener('abort', close);
  }
}

/** 421: the server is about to close the connection, regardless of the command (RFC 5321 3.8). */
function isBroken(outcome: TransmitOutcome): boolean {
  return outcome.result === 'refused' && !outcome.permanent && (outcome.code === null || outcome.code === 421);
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
  const sent = give(connection, mail, body);
  const failed = afterOthers(broken);
  for (const loser of [refusal, sent, failed]) loser.catch(() => undefined);
  try {
    const reply = await Promise.race([sent, refusal, failed]);
    if (reply === null) return { result: 'lost_claim' };
    if (!body.isAtEnd) throw new Error('the server responded before it had the mail');
    return { result: 'accepted', response: reply.response, relay_message_id: reply.serverMessageId ?? null };
  } catch (error) {
    if (body.state !== 'started') {
      body.destroy();
      // The decision whether the body may begin must be made before the outcome is reported.
      await body.answered;
    }
    if (body.state === 'started') return afterBody(error);
    return refusedStep(signal.aborted ? interrupted(trace.phase, signal) : toStepError(error, trace));
  }
}

/** nodemailer closes first and reports the reason afterwards: the reason is the better error. */
function afterOthers(broken: Promise<never>): Promise<never> {
  return broken.catch(async (error: unknown) => {
    await setImmediate();
    throw error;
  });
}

interface FinalReply {
  response: string;
  /** Of a relay that gives mails another Message-ID and says so. */
  serverMessageId?: string | undefined;
}

function give(connection: SMTPConnection, { envelope, raw }: ComposedMail, body: BodyStream): Promise<FinalReply> {
  return new Promise((resolve, reject) => {
    connection.send({ from: envelope.from, to: [envelope.to], size: raw.length }, body, (error, info) =>
      error ? reject(error) : resolve(info ?? { response: '' }),
    );
  });
}

/** The body is on its way: only a reply with a code says that the server does not have it. */
function afterBody(error: unknown): TransmitOutcome {
  const code = readResponseCode(error);
  const response = describe(error);
  if (code === null || code < 400 || (code < 500 && TIMED_OUT.test(response))) return { result: 'unknown', response };
  const refused = { result: 'refused', phase: 'after_data', code, response, authentication: false } as const;
  // Said of the sender's day, whatever the code says: the recipient is as good as before.
  if (isProviderDayFull(response)) return { ...refused, permanent: false, day_is_full: true };
  return { ...refused, permanent: code >= 500 };
}
