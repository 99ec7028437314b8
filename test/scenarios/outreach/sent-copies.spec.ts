import { expect } from 'chai';
import { type Dovecot, startDovecot } from '../../support/mail/dovecot.js';
import { OUTREACH, type SendingPlatform, startSendingPlatform } from '../../support/sending-platform.js';
import { until } from '../../support/until.js';

const BOX = 'ana';

describe('[E] copies of sent mail', function () {
  this.timeout(180_000);
  let dovecot: Dovecot;
  let sending: SendingPlatform;
  before(async () => {
    dovecot = await startDovecot([BOX]);
    const imap = { ...dovecot.login(BOX), mailbox: 'INBOX' };
    sending = await startSendingPlatform({ mailHosts: [dovecot.address], sender: { imap } });
  });
  after(async () => {
    await sending?.stop();
    await dovecot?.stop();
  });

  const change = (body: object) =>
    sending.platform.call(`${OUTREACH}/senders/${sending.senderId}`, { method: 'PATCH', body });
  const sentCopies = async () =>
    (await sending.platform.call<{ sent_copies: unknown }>(`${OUTREACH}/senders/${sending.senderId}`)).body.sent_copies;

  it('come into the Sent folder of the sender, as they left, and only where they are wanted', async () => {
    const [first = '', second = '', third = ''] = await sending.addLeads(
      ['a', 'b', 'c'].map((name) => `${name}@sent.example`),
    );
    const { status, body } = await sending.send(first);
    expect([status, body['status']]).to.deep.equal([200, 'sent']);
    await until('the copy is in the folder', async () => (await dovecot.messages(BOX, 'Sent')).length === 1);
    const [copy = ''] = await dovecot.messages(BOX, 'Sent');
    expect(copy)
      .to.contain('To: a@sent.example')
      .and.contain('Subject: An idea for you')
      .and.contain('List-Unsubscribe');
    expect([...(await dovecot.flags(BOX, 'Sent')).values()]).to.deep.equal([['\\Seen']]);
    await until('it is noted', async () => (await sentCopies()) !== null);
    expect(await sentCopies()).to.deep.include({ last_error: null });

    expect((await change({ save_sent_copies: false })).status).to.equal(200);
    expect((await sending.send(second)).body['status']).to.equal('sent');
    expect((await change({ save_sent_copies: true })).status).to.equal(200);
    expect((await sending.send(third)).body['status']).to.equal('sent');
    await until('the last copy is in the folder', async () => (await dovecot.messages(BOX, 'Sent')).length > 1);
    const recipients = (await dovecot.messages(BOX, 'Sent')).map((text) => /^To: (.*)\r$/m.exec(text)?.[1]);
    expect(recipients).to.deep.equal(['a@sent.example', 'c@sent.example']);
  });

  it('never fail a send: the sender says why none was saved', async () => {
    const [lead = ''] = await sending.addLeads(['d@sent.example']);
    const imap = { host: '127.0.0.1', port: dovecot.port, secure: false, username: BOX, password: 'wrong' };
    expect((await change({ imap })).status).to.equal(200);
    expect((await sending.send(lead)).body['status']).to.equal('sent');
    await until('the failure is noted', async () => /authentication failed/.test(JSON.stringify(await sentCopies())));
    expect(await dovecot.messages(BOX, 'Sent')).to.have.length(2);
  });
});
