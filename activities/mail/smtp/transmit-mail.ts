import type {
  ComposedMail,
  MailServerLogin,
  MailTransport,
  TransmitOutcome,
} from '../../../domain/outreach/sending/mail-ports.js';
import { tidyResponse } from '../connection/tidy-response.js';
import { type HandOverOptions, handOver } from './hand-over.js';
import { Patience } from './patience.js';
import { SmtpPool } from './smtp-pool.js';
import { openSmtpSession, refusedStep, type SmtpSession, type SmtpSettings, toStepError } from './smtp-session.js';
import { refuseWithoutSmtpUtf8 } from './smtp-utf8.js';

/**
 * Transmits one mail to a server, once. What makes the outcome sure is the body, which is read lazily: before its first
 * byte the server can't have anything, after it only the server's response to the final dot says what it has. Never
 * throws for what a server or a network does; when it returns, a pending `onBodyStart` call has been answered.
 */
export function createTransmitMail(settings: SmtpSettings): MailTransport['transmit'] {
  const pool = new SmtpPool(settings.keepIdleMs);
  return async (server, mail, onBodyStart, signal) => {
    const patience = new Patience(settings.timeouts.beforeBodyMs, signal);
    try {
      const outcome = await transmit(settings, pool, server, mail, { ...settings.timeouts, onBodyStart, patience });
      return 'response' in outcome ? { ...outcome, response: tidyResponse(outcome.response, server) } : outcome;
    } finally {
      patience.end();
    }
  };
}

async function transmit(
  settings: SmtpSettings,
  pool: SmtpPool,
  server: MailServerLogin,
  mail: ComposedMail,
  options: HandOverOptions,
): Promise<TransmitOutcome> {
  const { signal } = options.patience;
  const over = async (session: SmtpSession) => {
    const refused = refuseWithoutSmtpUtf8(session, mail);
    const result = refused ? { outcome: refused, isUntouched: false } : await handOver(session, mail, options);
    if (refused || result.outcome.result === 'accepted') pool.giveBack(server, session);
    return result;
  };
  const kept = await pool.take(server, signal);
  if (kept) {
    const { outcome, isUntouched } = await over(kept);
    // One that has died while it waited says nothing about the server.
    if (!isUntouched || signal.aborted) return outcome;
  }
  try {
    return (await over(await openSmtpSession(settings, server, signal))).outcome;
  } catch (error) {
    return refusedStep(toStepError(error, { phase: 'connect', answered: null }));
  }
}
