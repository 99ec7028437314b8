import type { MailTransport } from '../domain/outreach/sending/mail-ports.js';
import type { ReportMailFailure } from './mail-failure-reporter.js';

/** The same transport; what it could not hand over is reported. */
export function watchMailTransport(transport: MailTransport, report: ReportMailFailure): MailTransport {
  return {
    compose: (parts) => transport.compose(parts),
    transmit: async (server, mail, onBodyStart, signal) => {
      const outcome = await transport.transmit(server, mail, onBodyStart, signal);
      if (outcome.result === 'refused' || outcome.result === 'unknown') report(server, outcome);
      return outcome;
    },
  };
}
