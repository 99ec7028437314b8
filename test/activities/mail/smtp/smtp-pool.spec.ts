import { expect } from 'chai';
import { composeMail } from '../../../../activities/mail/composing/compose-mail.js';
import { SmtpPool } from '../../../../activities/mail/smtp/smtp-pool.js';
import { openSmtpSession } from '../../../../activities/mail/smtp/smtp-session.js';
import { createTransmitMail } from '../../../../activities/mail/smtp/transmit-mail.js';
import type { ComposedMail, MailServerLogin } from '../../../../domain/outreach/sending/mail-ports.js';
import { mailParts } from '../../../support/mail/mail-parts.js';
import { smtpLogin, smtpSettings } from '../../../support/mail/smtp-settings.js';
import { type SmtpSink, startSmtpSink } from '../../../support/mail/smtp-sink.js';
import { until } from '../../../support/until.js';

describe('[I] SmtpPool', () => {
  let sink: SmtpSink;
  let mail: ComposedMail;
  before(async () => {
    mail = await composeMail(mailParts());
  });
  beforeEach(async () => {
    sink = await startSmtpSink();
  });
  afterEach(() => sink.close());

  const kept = () => createTransmitMail(smtpSettings({}, { keepIdleMs: 20_000 }));
  const give = async (transmit: ReturnType<typeof kept>, login: Partial<MailServerLogin> = {}): Promise<string> => {
    let asked = 0;
    const begin = async (): Promise<boolean> => ++asked > 0;
    const { result } = await transmit(smtpLogin(sink.port, login), mail, begin, new AbortController().signal);
    return `${result}, asked ${asked}`;
  };

  it('takes one connection for mails that follow each other', async () => {
    const transmit = kept();
    for (let count = 0; count < 5; count++) expect(await give(transmit)).to.equal('accepted, asked 1');
    expect([sink.connections(), sink.mails.length]).to.deep.equal([1, 5]);
    expect(sink.commands.filter((line) => line === 'RSET')).to.have.length(4);
  });

  it('never gives one connection to two at once', async () => {
    const transmit = kept();
    await Promise.all(Array.from({ length: 4 }, () => give(transmit)));
    const results = await Promise.all(Array.from({ length: 20 }, () => give(transmit)));
    expect(new Set(results)).to.deep.equal(new Set(['accepted, asked 1']));
    expect(sink.mails).to.have.length(24);
    expect(sink.connections()).to.be.within(4, 20);
  });

  it('keeps the connections of one sign-in from another', async () => {
    const transmit = kept();
    await give(transmit);
    await give(transmit, { host: 'other.example' });
    await give(transmit, { username: 'ana' });
    expect(sink.connections()).to.equal(3);
  });

  it('makes a new one when the old has died, and asks once all the same', async () => {
    const transmit = kept();
    await give(transmit);
    sink.cut();
    expect(await give(transmit)).to.equal('accepted, asked 1');
    sink.faults = [{ at: 'rset', act: 'close' }];
    expect(await give(transmit)).to.equal('accepted, asked 1');
    sink.faults = [{ at: 'rset', act: '421 4.4.2 Idle for too long' }];
    expect(await give(transmit)).to.equal('accepted, asked 1');
    expect([sink.connections(), sink.mails.length]).to.deep.equal([4, 4]);
  });

  it('tries another connection when the kept one breaks before the body, once', async () => {
    const transmit = kept();
    await give(transmit);
    sink.faults = [{ at: 'mail', act: 'close' }];
    expect(await give(transmit)).to.equal('refused, asked 0');
    expect(sink.connections()).to.equal(2);
  });

  it('does not try again what was refused, or begun', async () => {
    const transmit = kept();
    await give(transmit);
    sink.faults = [{ at: 'rcpt', act: '550 5.1.1 Nobody' }];
    expect(await give(transmit)).to.equal('refused, asked 0');
    sink.faults = [];
    await give(transmit);
    sink.faults = [{ at: 'dot', act: 'close' }];
    expect(await give(transmit)).to.equal('unknown, asked 1');
    expect([sink.connections(), sink.mails.length]).to.deep.equal([2, 3]);
  });

  it('ends connections that no one wants, and all that have carried enough', async () => {
    const { signal } = new AbortController();
    const pool = new SmtpPool(30);
    const login = smtpLogin(sink.port);
    const session = await openSmtpSession(smtpSettings(), login, signal);
    pool.giveBack(login, session);
    await session.broken.catch(() => undefined);
    await until('the server has heard it', () => sink.commands.at(-1) === 'QUIT');
    expect(await pool.take(login, signal)).to.equal(null);

    const worn = await openSmtpSession(smtpSettings(), login, signal);
    worn.mails = 49;
    const patient = new SmtpPool(20_000);
    patient.giveBack(login, worn);
    expect(await patient.take(login, signal)).to.equal(null);
  });

  it('keeps none where it is asked to', async () => {
    const transmit = createTransmitMail(smtpSettings());
    for (let count = 0; count < 3; count++) await give(transmit);
    expect(sink.connections()).to.equal(3);
  });
});
