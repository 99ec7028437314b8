import { expect } from 'chai';
import { composeMail } from '../../../../activities/mail/composing/compose-mail.js';
import { createTransmitMail } from '../../../../activities/mail/smtp/transmit-mail.js';
import { transmitTestMail } from '../../../../activities/outreach/sending/transmit-test-mail.js';
import { dayKey, hourKey } from '../../../../domain/outreach/sending/cap-calendar.js';
import { PasswordUnreadableError } from '../../../../domain/outreach/sending/password-unreadable-error.js';
import { smtpLogin, smtpSettings } from '../../../support/mail/smtp-settings.js';
import { type SmtpSink, startSmtpSink } from '../../../support/mail/smtp-sink.js';
import { createSendingWorld, type SendingWorld } from '../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../support/store.js';

const TO = 'olga@agency.example';
const { signal } = new AbortController();

describe('[I] transmitTestMail', () => {
  let running: TestStore;
  let sink: SmtpSink;
  let world: SendingWorld;
  before(async () => {
    [running, sink] = await Promise.all([startStore(), startSmtpSink()]);
  });
  after(async () => {
    await sink.close();
    await running.stop();
  });
  beforeEach(async () => {
    world = await createSendingWorld(running.store);
    world.deps.mail = { compose: composeMail, transmit: createTransmitMail(smtpSettings()) };
    world.deps.openLogin = async () => ({ smtp: smtpLogin(sink.port), imap: null });
    sink.faults = [];
    sink.mails.splice(0);
  });

  const send = () => transmitTestMail(world.deps, { user_id: 'alice', sender_id: world.sender.id, to: TO }, signal);
  const slots = () => {
    const now = world.deps.now();
    return running.store.sendSlots.counts('alice', dayKey(now, 'UTC'), 'agency.example', world.sender.id, hourKey(now));
  };

  it('goes through the sender to the person, and says what the server answered', async () => {
    const result = await send();
    expect(result).to.deep.include({ status: 'accepted', to: TO });
    expect(result.detail).to.match(/^250 /);
    const [mail] = sink.mails;
    expect([mail?.from, mail?.to]).to.deep.equal([world.sender.email, TO]);
    expect(mail?.raw).to.contain(`Subject: Test email from ${world.sender.email}`).and.not.contain('List-Unsubscribe');
  });

  it('takes no slot of any cap, and is on no list of outreach', async () => {
    await send();
    expect(Object.values(await slots())).to.deep.equal([0, 0, 0, 0]);
    expect(await running.store.attempts.lastSentAt('alice', world.sender.id, world.deps.now())).to.equal(null);
  });

  it('says why the server did not take it', async () => {
    sink.faults = [{ at: 'rcpt', act: '550 5.1.1 no such user' }];
    expect(await send()).to.deep.include({ status: 'refused', detail: '550 5.1.1 no such user' });
    sink.faults = [{ at: 'dot', act: 'close' }];
    expect((await send()).status).to.equal('unknown');
    expect(sink.mails).to.have.length(1);
  });

  it('leaves a mailbox alone that has used up its hour or its day', async () => {
    const limits = { user_daily: 100, domain_daily: 100, sender_daily: 100, sender_hourly: 100 };
    const now = world.deps.now();
    const fill = async (count: number) => {
      for (let index = 0; index < count; index += 1)
        await running.store.sendSlots.reserve({
          user_id: 'alice',
          day: dayKey(now, 'UTC'),
          hour: hourKey(now),
          attempt_id: `${world.sender.id}${Math.random()}`.replace('.', ''),
          domain_key: 'blog.example',
          sender_id: world.sender.id,
          recipient: String(index),
          alone: false,
          limits,
          gap: { now, seconds: 0 },
        });
    };
    await fill(world.sender.hourly_limit);
    const full = await send();
    expect(full.status).to.equal('not_sent');
    expect(full.detail).to.contain('9 emails').and.contain('hour');
    await fill(world.sender.daily_limit - world.sender.hourly_limit);
    expect((await send()).detail)
      .to.contain('50 emails')
      .and.contain('day');
    expect(sink.mails).to.deep.equal([]);
  });

  it('says that a password can no longer be read', async () => {
    world.deps.openLogin = async () => Promise.reject(new PasswordUnreadableError());
    const { status, detail } = await send();
    expect([status, detail]).to.deep.equal(['not_sent', new PasswordUnreadableError().message]);
  });

  it('knows no sender of others', async () => {
    const input = { user_id: 'eve', sender_id: world.sender.id, to: TO };
    const failure = await transmitTestMail(world.deps, input, signal).catch((error: Error) => error.message);
    expect(failure).to.equal('Not found');
  });
});
