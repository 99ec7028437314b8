import { expect } from 'chai';
import { composeMail } from '../../../../activities/mail/composing/compose-mail.js';
import { handOver } from '../../../../activities/mail/smtp/hand-over.js';
import { Patience } from '../../../../activities/mail/smtp/patience.js';
import { openSmtpSession } from '../../../../activities/mail/smtp/smtp-session.js';
import { mailParts } from '../../../support/mail/mail-parts.js';
import { smtpLogin, smtpSettings } from '../../../support/mail/smtp-settings.js';
import { type SinkFailure, startSmtpSink } from '../../../support/mail/smtp-sink.js';

describe('[I] handOver', () => {
  const CASES: [SinkFailure | null, string, boolean, boolean][] = [
    [null, 'accepted', false, false],
    [{ at: 'mail', act: 'close' }, 'refused', true, true],
    [{ at: 'rcpt', act: '421 4.3.2 Going down' }, 'refused', true, true],
    [{ at: 'mail', act: '451 4.3.0 Later' }, 'refused', false, true],
    [{ at: 'rcpt', act: '550 5.1.1 Nobody' }, 'refused', false, true],
    [{ at: 'data', act: 'close' }, 'refused', true, true],
    [{ at: 'body', act: 'close' }, 'unknown', false, true],
    [{ at: 'dot', act: '421 4.3.2 Going down' }, 'refused', false, true],
  ];
  for (const [error, result, isUntouched, isClosed] of CASES) {
    const what = error ? `${error.at} (${error.act})` : 'nothing';
    it(`whose server fails at ${what}: ${result}, ${isUntouched ? '' : 'not '}to be tried over another connection`, async () => {
      const sink = await startSmtpSink();
      if (error) sink.faults.push(error);
      const patience = new Patience(20_000, new AbortController().signal);
      const session = await openSmtpSession(smtpSettings(), smtpLogin(sink.port), patience.signal);
      const mail = await composeMail(mailParts());
      const options = { silenceMs: 20_000, finalDotMs: 20_000, onBodyStart: async () => true, patience };
      const given = await handOver(session, mail, options);
      expect([given.outcome.result, given.isUntouched, session.connection.destroyed]).to.deep.equal([
        result,
        isUntouched,
        isClosed,
      ]);
      patience.end();
      session.connection.close();
      await sink.close();
    });
  }
});
