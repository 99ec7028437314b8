import { expect } from 'chai';
import { composeMail } from '../../../../activities/mail/composing/compose-mail.js';
import { createTransmitMail } from '../../../../activities/mail/smtp/transmit-mail.js';
import type { MailParts } from '../../../../domain/outreach/sending/mail-ports.js';
import { mailParts } from '../../../support/mail/mail-parts.js';
import { smtpLogin, smtpSettings } from '../../../support/mail/smtp-settings.js';
import { type SinkOptions, type SmtpSink, startSmtpSink } from '../../../support/mail/smtp-sink.js';

describe('[I] addresses with letters beyond ASCII', () => {
  const sinks: SmtpSink[] = [];
  afterEach(() => Promise.all(sinks.splice(0).map((sink) => sink.close())));

  async function transmit(options: SinkOptions, parts: Partial<MailParts>) {
    const sink = await startSmtpSink(options);
    sinks.push(sink);
    let asked = 0;
    const ask = async () => ++asked > 0;
    const outcome = await createTransmitMail(smtpSettings())(
      smtpLogin(sink.port),
      await composeMail(mailParts(parts)),
      ask,
      new AbortController().signal,
    );
    const envelope = sink.commands.filter((line) => /^(?:MAIL|RCPT|DATA)/.test(line));
    return { outcome, asked, envelope, sink };
  }
  const LETTERS: Record<string, Partial<MailParts>> = {
    recipient: { to: 'δοκιμή@blog16.example' },
    sender: { from: { name: 'Ana', email: 'añá@press.example' } },
    'address for answers': { reply_to: 'añá@press.example' },
  };

  for (const [whose, parts] of Object.entries(LETTERS)) {
    it(`of the ${whose} go to no server without SMTPUTF8: nothing is on the wire, and it is final`, async () => {
      const { outcome, asked, envelope } = await transmit({}, parts);
      expect(outcome).to.deep.include({ result: 'refused', permanent: true, phase: 'mail', authentication: false });
      expect('response' in outcome && outcome.response).to.contain('SMTPUTF8');
      expect([asked, envelope]).to.deep.equal([0, []]);
    });
  }

  it('go to a server that offers it, which is reported', async () => {
    const { outcome, envelope } = await transmit({ smtpUtf8: true }, LETTERS['recipient'] ?? {});
    expect(outcome.result).to.equal('accepted');
    expect(envelope[0]).to.match(/^MAIL FROM:<ana@press\.example>.* SMTPUTF8/);
  });

  it('are none where the domain alone has them: that travels as A-labels', async () => {
    const { outcome, envelope } = await transmit({}, { to: 'lee@bücher.example' });
    expect(outcome.result).to.equal('accepted');
    expect(envelope).to.include('RCPT TO:<lee@xn--bcher-kva.example>');
  });
});
