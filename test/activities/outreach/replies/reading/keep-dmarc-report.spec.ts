import { expect } from 'chai';
import { dmarcMail, dmarcXml } from '../../../../support/mail/dmarc-report.js';
import { replyMail } from '../../../../support/mail/reply-mail.js';
import { type ReplyReading, startReplyReading } from '../../../../support/reply-reading.js';

const ROWS = [{ ip: '192.0.2.7', count: 4, spf: 'pass', dkim: 'pass' }] as const;
const SINCE = new Date(Date.now() - 7 * 86_400_000);

describe('[I] DMARC reports in a mailbox', function () {
  this.timeout(60_000);
  let reading: ReplyReading;
  before(async () => {
    reading = await startReplyReading(['ana']);
  });
  after(() => reading.stop());

  const kept = (user: string, domain = 'press.example') => reading.store.dmarcReports.list(user, domain, SINCE);

  it('are kept once for a report, also for the domain above, and are no replies', async () => {
    const sender = await reading.addSender('amy', 'ana@mail.press.example', 'ana');
    await reading.mailed('amy', sender, { recipient_email: 'editor@receiver.example' });
    for (const mail of [dmarcMail(dmarcXml({ rows: ROWS })), dmarcMail(Buffer.from(dmarcXml({ rows: ROWS })))])
      await reading.take('amy', mail);
    await reading.take('amy', dmarcMail(dmarcXml({ report_id: '2', rows: [] })));
    const { reports, unreadable } = await kept('amy', 'mail.press.example');
    expect(reports.map(({ report_id }) => report_id).sort()).to.deep.equal(['1', '2']);
    expect(unreadable).to.deep.equal([]);
    expect(await reading.replies('amy')).to.deep.equal([]);
    // A person of the receiver is still heard.
    await reading.take('amy', replyMail({ from: 'editor@receiver.example' }));
    expect(await reading.replies('amy')).to.have.length(1);
  });

  it('are noted when they cannot be read, and not kept about domains of others', async () => {
    const sender = await reading.addSender('ben', 'ben@press.example', 'ana');
    await reading.mailed('ben', sender, { recipient_email: 'editor@receiver.example' });
    for (const _ of [1, 2])
      await reading.take('ben', dmarcMail('<feedback>', { headers: ['Message-ID: <one@r.example>'] }));
    await reading.take('ben', dmarcMail(dmarcXml({ domain: 'other.example', rows: ROWS })));
    const { reports, unreadable } = await kept('ben');
    expect(reports).to.deep.equal([]);
    expect(unreadable.map(({ reason }) => reason)).to.deep.equal(['it is cut off']);
    expect((await kept('ben', 'other.example')).reports).to.deep.equal([]);
    expect(await reading.replies('ben')).to.deep.equal([]);
    expect((await kept('amy')).unreadable).to.deep.equal([]);
  });

  it('do not hide a reply that has one attached', async () => {
    const sender = await reading.addSender('cas', 'cas@press.example', 'ana');
    const { attempt } = await reading.mailed('cas', sender);
    const headers = [`In-Reply-To: ${attempt.message_id}`];
    await reading.take('cas', dmarcMail(dmarcXml({ rows: ROWS }), { headers }));
    expect((await reading.replies('cas')).map(({ attempt_id }) => attempt_id)).to.deep.equal([attempt.id]);
    expect((await kept('cas')).reports).to.deep.equal([]);
  });

  it('are erased with their user', async () => {
    await reading.store.userErasures.erase('amy');
    expect((await kept('amy')).reports).to.deep.equal([]);
  });
});
