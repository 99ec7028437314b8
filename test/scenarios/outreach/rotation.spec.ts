import { expect } from 'chai';
import { OUTREACH, type SendingPlatform, startSendingPlatform } from '../../support/sending-platform.js';
import { until } from '../../support/until.js';

interface Attempt {
  recipient_email: string;
  sender_id: string;
  sender_email: string;
  status: string;
}

interface Mailbox {
  sender_email: string;
  first_emails: number;
  waiting: number;
}

const TEXTS = { subject: 'A guest article for {website}', body: 'Hello, this is {your_name}.' };

describe('[E] rotation of mailboxes', () => {
  let sending: SendingPlatform;
  let leads: string[] = [];
  const senders: Record<string, string> = {};
  before(async function () {
    this.timeout(180_000);
    sending = await startSendingPlatform();
    senders['ana'] = sending.senderId;
    for (const name of ['bo', 'cy']) senders[name] = await addSender(name);
    leads = await sending.addLeads(Array.from({ length: 30 }, (_, index) => `editor${index}@rotated-${index}.example`));
  });
  after(async function () {
    this.timeout(120_000);
    await sending?.stop();
  });

  async function addSender(name: string): Promise<string> {
    const { smtp, ...ana } = await own(sending.senderId);
    const pace = { daily_limit: 2_000, hourly_limit: 2_000, min_interval_seconds: 0, warm_up: false };
    const body = { email: `${name}@press.example`, name: `${name} Press`, smtp: { ...smtp, username: undefined } };
    const about = { organization: ana.organization, postal_address: ana.postal_address, sending_window: null };
    const answer = await sending.platform.call<{ id: string }>(`${OUTREACH}/senders`, {
      body: { ...body, ...about, ...pace },
    });
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
    return answer.body.id;
  }
  const own = async (id: string) =>
    (
      await sending.platform.call<{
        smtp: { host: string; port: number; secure: boolean };
        organization: string;
        postal_address: string;
      }>(`${OUTREACH}/senders/${id}`)
    ).body;
  const start = async (names: string[], lead_ids: string[]): Promise<string> => {
    const path = `${OUTREACH}/campaigns/${sending.campaignId}/outreach/queue`;
    const sender_ids = names.map((name) => senders[name] ?? '');
    const answer = await sending.platform.call<{ id: string }>(path, { body: { ...TEXTS, lead_ids, sender_ids } });
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    return answer.body.id;
  };
  const change = (name: string, body: object) =>
    sending.platform.call(`${OUTREACH}/senders/${senders[name]}`, { method: 'PATCH', body });
  const attempts = async (): Promise<Attempt[]> =>
    (await sending.platform.call<Attempt[]>(`${OUTREACH}/campaigns/${sending.campaignId}/attempts?limit=1000`)).body;
  /** From whom each of these got its email, by what the mail server has. */
  const writtenBy = (from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, index) => {
      const got = sending.sink.deliveries.filter(
        (mail) => mail.to === `editor${from + index}@rotated-${from + index}.example`,
      );
      return got.map(({ raw }) => /^From: .*<(\w+)@press\.example>/m.exec(raw)?.[1] ?? raw).join('+');
    });
  const tally = (names: string[]) => names.toSorted().join(' ');

  it('shares the leads, each mailed once by one mailbox, even when the worker dies with mails on the wire', async () => {
    sending.sink.hold('dot');
    const id = await start(['ana', 'bo'], leads.slice(0, 12));
    await until('both mailboxes are at it', () => sending.sink.held() >= 2);
    await sending.platform.killWorker('SIGKILL');
    sending.sink.hold(null);
    sending.sink.release();
    await sending.platform.startWorker();
    await sending.platform.waitForEnd(id);
    const names = writtenBy(0, 12);
    for (const name of names) expect(name).to.match(/^(?:ana|bo)?$/);
    expect(names.filter((name) => name === 'ana').length).to.be.at.most(6);
    expect(names.filter((name) => name === 'bo').length).to.be.at.most(6);
    for (const { recipient_email, sender_email, status } of await attempts()) {
      if (status !== 'sent') continue;
      const mail = sending.sink.deliveries.find(({ to }) => to === recipient_email);
      expect(mail?.raw)
        .to.contain(`<${sender_email}>`)
        .and.to.contain(`this is ${nameOf(sender_email)}`);
    }
  }).timeout(240_000);

  it('hands what a paused mailbox has not sent to the others, in their name', async () => {
    await sending.platform.killWorker();
    const id = await start(['ana', 'bo'], leads.slice(12, 18));
    expect((await change('ana', { paused: true, pause_note: 'A holiday' })).status).to.equal(200);
    await sending.platform.startWorker();
    await sending.platform.waitForEnd(id);
    expect(tally(writtenBy(12, 18))).to.equal('bo bo bo bo bo bo');
    const mail = sending.sink.deliveries.find(({ to }) => to.startsWith('editor12@'));
    expect(mail?.raw).to.contain('this is bo Press');
    await change('ana', { paused: false });
  }).timeout(240_000);

  it('takes a third mailbox in the middle, and each names what it really sent', async () => {
    await sending.platform.killWorker();
    const id = await start(['ana', 'bo'], leads.slice(18, 30));
    const body = { sender_ids: ['ana', 'bo', 'cy'].map((name) => senders[name]) };
    const chosen = `${OUTREACH}/outreach/queues/${id}/mailboxes`;
    expect((await sending.platform.call(chosen, { method: 'PUT', body })).status).to.equal(200);
    await sending.platform.startWorker();
    await sending.platform.waitForEnd(id);
    const names = writtenBy(18, 30);
    for (const name of names) expect(name).to.match(/^(?:ana|bo|cy)$/);
    // It has sent nothing today, the others have: it gets its share and more.
    expect(names.filter((name) => name === 'cy').length).to.be.at.least(4);
    const path = `${OUTREACH}/campaigns/${sending.campaignId}/mailboxes`;
    const { body: mailboxes } = await sending.platform.call<Mailbox[]>(path);
    const sent = (await attempts()).filter(({ status }) => status === 'sent');
    for (const { sender_email, first_emails, waiting } of mailboxes)
      expect([first_emails, waiting]).to.deep.equal([
        sent.filter((attempt) => attempt.sender_email === sender_email).length,
        0,
      ]);
    expect(mailboxes.map(({ sender_email }) => sender_email)).to.deep.equal(
      ['ana', 'bo', 'cy'].map((name) => `${name}@press.example`),
    );
    expect((await sending.platform.call(chosen, { method: 'PUT', body })).status).to.equal(409);
  }).timeout(240_000);
});

function nameOf(email: string): string {
  return email.startsWith('ana') ? 'Ana Lind' : `${email.split('@')[0]} Press`;
}
