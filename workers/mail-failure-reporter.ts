import type { MetricMeter } from '@temporalio/common';
import type { MailServerLogin, TransmitOutcome } from '../domain/outreach/sending/mail-ports.js';
import type { Logger } from '../platform/logger.js';

export type ReportMailFailure = (
  server: Pick<MailServerLogin, 'host' | 'port'>,
  outcome: Extract<TransmitOutcome, { result: 'refused' | 'unknown' }>,
) => void;

/** Until then the server knows nothing of the mail, so its words name no recipient. */
const BEFORE_THE_ENVELOPE = new Set(['connect', 'greeting', 'tls', 'auth']);

/** Logs which server rejected a mail, and why, without anything about the recipient; counts it at the metrics port. */
export function createMailFailureReporter(
  logger: Pick<Logger, 'warn'>,
  meter: Pick<MetricMeter, 'createCounter'>,
): ReportMailFailure {
  const counter = meter.createCounter(
    'linkwright_mail_failures',
    '{failure}',
    'Mails that a server did not surely take',
  );
  return ({ host, port }, outcome) => {
    const server = `${host}:${port}`;
    if (outcome.result === 'unknown') {
      counter.add(1, { phase: 'unknown' });
      logger.warn({ server }, 'It is not known whether the mail server took the mail');
      return;
    }
    const { phase, code, permanent, response } = outcome;
    counter.add(1, { phase });
    const said = BEFORE_THE_ENVELOPE.has(phase) ? { response } : {};
    logger.warn({ server, phase, code, permanent, ...said }, 'The mail server did not accept the email');
  };
}
