import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect } from 'chai';
import { composeMail } from '../../../../activities/mail/composing/compose-mail.js';
import type { SmtpSettings, SmtpTimeouts } from '../../../../activities/mail/smtp/smtp-session.js';
import { createTransmitMail } from '../../../../activities/mail/smtp/transmit-mail.js';
import type { ComposedMail, MailServerLogin, TransmitOutcome } from '../../../../domain/outreach/sending/mail-ports.js';
import { mailParts } from '../../../support/mail/mail-parts.js';
import { smtpLogin, smtpSettings } from '../../../support/mail/smtp-settings.js';
import { type SinkFailure, type SinkOptions, type SmtpSink, startSmtpSink } from '../../../support/mail/smtp-sink.js';
import { freePort } from '../../../support/servers/free-port.js';
import { openLoopback } from '../../../support/servers/open-loopback.js';
import { makeSelfSignedCertificate } from '../../../support/servers/self-signed-certificate.js';
import { until } from '../../../support/until.js';

/** Of a server that hangs. Where it does later, all that comes before must be quicker. */
const HANG_MS = 1_500;
const certificate = makeSelfSignedCertificate(['smtp.press.example']);

interface Try {
  outcome: TransmitOutcome;
  asked: number;
  sink: SmtpSink;
}

describe('[I] transmitting a mail', () => {
  const sinks: SmtpSink[] = [];
  let mail: ComposedMail;
  before(async () => {
    mail = await composeMail(mailParts());
  });
  afterEach(() => Promise.all(sinks.splice(0).map((sink) => sink.close())));

  async function sinkWith(options: SinkOptions = {}, ...errors: SinkFailure[]): Promise<SmtpSink> {
    const sink = await startSmtpSink(options);
    sink.faults.push(...errors);
    sinks.push(sink);
    return sink;
  }

  async function transmitTo(
    sink: SmtpSink,
    { login = {}, settings = smtpSettings(), begin = async () => true, signal = new AbortController().signal } = {} as {
      login?: Partial<MailServerLogin>;
      settings?: SmtpSettings;
      begin?: () => Promise<boolean>;
      signal?: AbortSignal;
    },
  ): Promise<Try> {
    let asked = 0;
    const ask = (): Promise<boolean> => {
      asked += 1;
      return begin();
    };
    const outcome = await createTransmitMail(settings)(smtpLogin(sink.port, login), mail, ask, signal);
    return { outcome, asked, sink };
  }

  /** What the table says of an outcome: how sure, where, by which code. */
  function summaryOf({ outcome, asked, sink }: Try): string {
    const copies = `${asked} asked, ${sink.mails.length} copies`;
    if (outcome.result !== 'refused') return `${outcome.result}; ${copies}`;
    const { permanent, phase, code, authentication } = outcome;
    const words = [permanent ? 'refused' : 'refused for now', phase, code, authentication ? 'sign-in' : null];
    return `${words.filter((word) => word !== null).join(' ')}; ${copies}`;
  }

  /** With that one step, as far as there is a time-out of its own. */
  function impatientAt(at: SinkFailure['at']): Partial<SmtpTimeouts> {
    if (at === 'banner') return { greetingMs: HANG_MS };
    return at === 'body' || at === 'dot' ? { finalDotMs: HANG_MS } : { silenceMs: HANG_MS };
  }

  const TABLE: [SinkFailure['at'], SinkFailure['act'], string][] = [
    ['banner', 'close', 'refused for now greeting; 0 asked, 0 copies'],
    ['banner', 'hang', 'refused for now greeting; 0 asked, 0 copies'],
    ['banner', '421 4.3.2 Later', 'refused for now greeting 421; 0 asked, 0 copies'],
    ['banner', '554 5.7.1 Not you', 'refused greeting 554; 0 asked, 0 copies'],
    ['ehlo', 'close', 'refused for now greeting; 0 asked, 0 copies'],
    ['ehlo', 'hang', 'refused for now greeting; 0 asked, 0 copies'],
    ['ehlo', '550 5.7.1 Bad name', 'refused greeting 550; 0 asked, 0 copies'],
    ['starttls', 'close', 'refused for now tls; 0 asked, 0 copies'],
    ['starttls', 'hang', 'refused for now tls; 0 asked, 0 copies'],
    ['starttls', '454 4.7.0 No TLS now', 'refused for now tls 454; 0 asked, 0 copies'],
    ['auth', 'close', 'refused for now auth; 0 asked, 0 copies'],
    ['auth', 'hang', 'refused for now auth; 0 asked, 0 copies'],
    ['auth', '454 4.7.0 Directory is down', 'refused for now auth 454; 0 asked, 0 copies'],
    ['auth', '535 5.7.8 Wrong', 'refused auth 535 sign-in; 0 asked, 0 copies'],
    ['mail', 'close', 'refused for now mail; 0 asked, 0 copies'],
    ['mail', 'hang', 'refused for now mail; 0 asked, 0 copies'],
    ['mail', '451 4.3.0 Later', 'refused for now mail 451; 0 asked, 0 copies'],
    ['mail', '550 5.1.8 Bad sender', 'refused mail 550; 0 asked, 0 copies'],
    ['rcpt', 'close', 'refused for now rcpt; 0 asked, 0 copies'],
    ['rcpt', 'hang', 'refused for now rcpt; 0 asked, 0 copies'],
    ['rcpt', '452 4.2.2 Full', 'refused for now rcpt 452; 0 asked, 0 copies'],
    ['rcpt', '550 5.1.1 Nobody', 'refused rcpt 550; 0 asked, 0 copies'],
    ['rcpt', '421 4.3.2 Going down', 'refused for now rcpt 421; 0 asked, 0 copies'],
    ['data', 'close', 'refused for now data; 0 asked, 0 copies'],
    ['data', 'hang', 'refused for now data; 0 asked, 0 copies'],
    ['data', '451 4.3.0 Later', 'refused for now data 451; 0 asked, 0 copies'],
    ['data', '554 5.7.1 No', 'refused data 554; 0 asked, 0 copies'],
    ['body', 'close', 'unknown; 1 asked, 0 copies'],
    ['body', 'hang', 'unknown; 1 asked, 0 copies'],
    ['body', '552 5.3.4 Too big', 'refused after_data 552; 1 asked, 0 copies'],
    ['dot', 'close', 'unknown; 1 asked, 1 copies'],
    ['dot', 'hang', 'unknown; 1 asked, 1 copies'],
    ['dot', '451 4.3.0 Try again', 'refused for now after_data 451; 1 asked, 1 copies'],
    ['dot', '451 4.4.2 Timed out while scanning', 'unknown; 1 asked, 1 copies'],
    ['dot', '450 4.7.1 The filter took too long', 'unknown; 1 asked, 1 copies'],
    ['dot', '554 5.7.1 Spam', 'refused after_data 554; 1 asked, 1 copies'],
    ['dot', '354 Go on', 'unknown; 1 asked, 1 copies'],
    ['reply', 'close', 'accepted; 1 asked, 1 copies'],
  ];
  const FROM_MAIL_ON = TABLE.findIndex(([at]) => at === 'mail');
  for (const pipelining of [false, true]) {
    describe(`to a server ${pipelining ? 'with' : 'without'} pipelining`, () => {
      for (const [at, act, expected] of TABLE.slice(pipelining ? FROM_MAIL_ON : 0)) {
        it(`that fails at ${at} (${act}): ${expected}`, async () => {
          const tls = at === 'starttls' ? { ...certificate, from: 'starttls' as const } : undefined;
          const sink = await sinkWith({ pipelining, password: 'secret', ...(tls && { tls }) }, { at, act });
          const settings = act === 'hang' ? smtpSettings(impatientAt(at)) : smtpSettings();
          const login = { username: 'ana', password: 'secret' };
          expect(summaryOf(await transmitTo(sink, { login, settings }))).to.equal(expected);
          if (at !== 'body') expect(sink.bodyBytes() > 0).to.equal(expected.includes('1 asked'));
        });
      }
    });
  }

  it('hands over what was composed, dots and all', async () => {
    mail = await composeMail(mailParts({ text: '.\n..\n.dot\nend' }));
    const sink = await sinkWith();
    const { outcome } = await transmitTo(sink);
    expect(outcome).to.deep.equal({
      result: 'accepted',
      response: '250 2.0.0 Ok: queued as 1',
      relay_message_id: null,
    });
    expect(sink.mails.map(({ from, to }) => [from, to])).to.deep.equal([['ana@press.example', 'bo@blog.example']]);
    expect(sink.mails[0]?.raw.trimEnd()).to.equal(Buffer.from(mail.raw).toString('utf8').trimEnd());
  });

  it('finds no one listening', async () => {
    const outcome = await createTransmitMail(smtpSettings())(
      smtpLogin(await freePort()),
      mail,
      () => Promise.reject(new Error('asked')),
      new AbortController().signal,
    );
    expect(outcome).to.deep.equal({
      result: 'refused',
      permanent: false,
      phase: 'connect',
      code: null,
      authentication: false,
      response: 'nothing listens there',
    });
  });

  it('hands out no byte when somebody else has the mail, and drops the connection', async () => {
    const { outcome, asked, sink } = await transmitTo(await sinkWith(), { begin: async () => false });
    expect(outcome).to.deep.equal({ result: 'lost_claim' });
    expect([asked, sink.bodyBytes(), sink.mails.length]).to.deep.equal([1, 0, 0]);
  });

  it('hands out no byte when the question fails, or is answered when the server is gone', async () => {
    const failed = await transmitTo(await sinkWith(), { begin: () => Promise.reject(new Error('no store')) });
    expect(summaryOf(failed)).to.equal('refused for now data; 1 asked, 0 copies');
    const sink = await sinkWith();
    const sockets: Socket[] = [];
    const openSocket = async (host: string, port: number): Promise<Socket> => {
      const socket = await openLoopback(host, port);
      sockets.push(socket);
      return socket;
    };
    let isAnswered = false;
    const begin = async (): Promise<boolean> => {
      const closed = sockets.map((socket) => once(socket, 'close'));
      sink.cut();
      await Promise.all(closed);
      isAnswered = true;
      return true;
    };
    const late = await transmitTo(sink, { begin, settings: smtpSettings({}, { openSocket }) });
    expect(summaryOf(late)).to.equal('refused for now data; 1 asked, 0 copies');
    // Who has said yes must not learn of the outcome before its own answer counts.
    expect([isAnswered, failed.sink.bodyBytes() + sink.bodyBytes()]).to.deep.equal([true, 0]);
  });

  it('stops for the caller before the body, and not after it', async () => {
    const interruption = new AbortController();
    const hanging = await sinkWith({}, { at: 'rcpt', act: 'hang' });
    const early = transmitTo(hanging, { signal: interruption.signal });
    const dead = AbortSignal.abort();
    expect(summaryOf(await transmitTo(await sinkWith(), { signal: dead }))).to.equal(
      'refused for now connect; 0 asked, 0 copies',
    );
    await until('the recipient is named', () => hanging.commands.some((line) => line.startsWith('RCPT')));
    interruption.abort();
    expect(summaryOf(await early)).to.equal('refused for now rcpt; 0 asked, 0 copies');

    const late = new AbortController();
    const sink = await sinkWith({}, { at: 'dot', act: 'hang' });
    const settings = smtpSettings({ finalDotMs: HANG_MS });
    const kept = transmitTo(sink, { signal: late.signal, settings });
    await until('the server has it whole', () => sink.mails.length === 1);
    late.abort();
    expect((await kept).outcome.result).to.equal('unknown');
  });

  it('does not let a server that keeps it waiting hold a place for ever', async () => {
    const sink = await sinkWith({}, { at: 'mail', act: 'hang' });
    const { outcome } = await transmitTo(sink, { settings: smtpSettings({ beforeBodyMs: HANG_MS }) });
    expect(outcome).to.include({ result: 'refused', permanent: false, phase: 'mail', response: 'it takes too long' });
  });

  it('waits for the final answer as long as it is asked to, whatever the patience before', async () => {
    const sink = await sinkWith({}, { at: 'dot', act: 'hang' });
    const settings = smtpSettings({ silenceMs: HANG_MS, beforeBodyMs: HANG_MS, finalDotMs: 2 * HANG_MS });
    const begun = performance.now();
    expect((await transmitTo(sink, { settings })).outcome.result).to.equal('unknown');
    expect(performance.now() - begun).to.be.at.least(1.9 * HANG_MS);
  });

  it('reads the Message-ID that a relay has put in place of ours, and no queue number', async () => {
    const ids = async (host: string, taken: string): Promise<unknown> => {
      const { outcome } = await transmitTo(await sinkWith({ taken }), { login: { host } });
      return outcome.result === 'accepted' ? outcome.relay_message_id : outcome.result;
    };
    const ses = '250 Ok 0102018b5c3c0a4f-6f1f-000000';
    expect(await ids('email-smtp.eu-west-1.amazonaws.com', ses)).to.equal(
      '<0102018b5c3c0a4f-6f1f-000000@eu-west-1.amazonses.com>',
    );
    expect(await ids('smtp.press.example', ses)).to.equal(null);
    expect(await ids('mx.example', '250 2.0.0 Ok: queued as 4ABC123')).to.equal(null);
  });

  it('refuses what is too large for the server before anything is asked', async () => {
    mail = await composeMail(mailParts({ text: 'word '.repeat(30_000) }));
    const large = await transmitTo(await sinkWith());
    mail = await composeMail(mailParts());
    expect(large.outcome).to.include({ result: 'refused', permanent: true, phase: 'mail' });
    expect(large.sink.mails).to.deep.equal([]);
  });
});
