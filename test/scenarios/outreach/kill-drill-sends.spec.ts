import { expect } from 'chai';
import type { SinkMoment } from '../../support/mail/held-sink.js';
import { OUTREACH, type SendingPlatform, startSendingPlatform } from '../../support/sending-platform.js';
import { until } from '../../support/until.js';

const AT_ONCE = 6;
const ENDED = ['sent', 'failed', 'uncertain', 'blocked'];

/** What must hold of each mail that was at this moment when its worker was killed. */
const MOMENTS: { moment: SinkMoment; copies: number[]; statuses: string[] }[] = [
  // Nothing was on the wire: the next worker sends it.
  { moment: 'connected', copies: [1], statuses: ['sent'] },
  { moment: 'rcpt', copies: [1], statuses: ['sent'] },
  // The body was asked for: no one who has heard it may send it again. Who died before hearing it had claimed nothing.
  { moment: 'data', copies: [0, 1], statuses: ['uncertain', 'sent'] },
  { moment: 'dot', copies: [1], statuses: ['uncertain'] },
];

describe('[E] sudden death in the middle of sends', () => {
  let sending: SendingPlatform;
  let mails = 0;
  before(async function () {
    this.timeout(120_000);
    sending = await startSendingPlatform();
  });
  after(async function () {
    this.timeout(60_000);
    await sending?.stop();
  });

  const recipients = (name: string): string[] =>
    Array.from({ length: AT_ONCE }, () => `${name}${++mails}@host-${mails}.example`);

  /** Asks for a mail to each and does not wait. */
  async function accept(emails: readonly string[]): Promise<void> {
    const leads = await sending.addLeads(emails);
    for (const lead of leads) {
      const answer = await sending.send(lead, 'An idea', { prefer: 'respond-async' });
      expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    }
  }

  async function kill(): Promise<void> {
    await sending.platform.killWorker('SIGKILL');
    sending.sink.release();
    await sending.platform.startWorker();
  }

  afterEach(() => {
    sending.sink.onMoment = () => undefined;
  });

  async function ended(emails: readonly string[]) {
    const of = async () => (await sending.attempts()).filter((attempt) => emails.includes(attempt.recipient_email));
    await until('every attempt ends', async () => {
      const attempts = await of();
      return attempts.length === emails.length && attempts.every(({ status }) => ENDED.includes(status));
    });
    return of();
  }

  for (const { moment, copies, statuses } of MOMENTS) {
    it(`${moment}: at most one copy, and every attempt ends as it should`, async () => {
      const emails = recipients(moment);
      sending.sink.hold(moment);
      await accept(emails);
      await until('all are held', () => sending.sink.held() === AT_ONCE);
      await kill();
      for (const attempt of await ended(emails)) {
        expect(attempt.status, attempt.recipient_email).to.be.oneOf(statuses);
        const count = sending.sink.copiesTo(attempt.recipient_email);
        expect(count, attempt.recipient_email).to.be.oneOf(attempt.status === 'sent' ? [1] : copies);
      }
    }).timeout(200_000);
  }

  it('before anything is reserved: all leave, once', async () => {
    await sending.platform.killWorker('SIGKILL');
    const emails = recipients('early');
    await accept(emails);
    await sending.platform.startWorker();
    for (const { status } of await ended(emails)) expect(status).to.equal('sent');
    for (const email of emails) expect(sending.sink.copiesTo(email)).to.equal(1);
  }).timeout(200_000);

  it('right after the 250, before it is written down: never a second copy', async () => {
    for (let round = 0; round < 3; round++) {
      const emails = recipients('late');
      let isDead: Promise<void> | null = null;
      sending.sink.onMoment = (moment) => {
        if (moment !== 'accepted' || isDead !== null) return;
        process.kill(sending.platform.workerPid(), 'SIGKILL');
        isDead = kill();
      };
      await accept(emails);
      await until('the worker is killed', () => isDead !== null);
      await isDead;
      for (const { status, recipient_email } of await ended(emails)) {
        expect(status).to.be.oneOf(['sent', 'uncertain']);
        expect(sending.sink.copiesTo(recipient_email)).to.be.at.most(1);
      }
    }
  }).timeout(400_000);

  it('at any moment of a queue: no one twice, no one forgotten', async () => {
    const emails = Array.from({ length: 120 }, (_, index) => `queued${index}@queue-${index}.example`);
    await sending.addLeads(emails);
    const before = sending.sink.deliveries.length;
    const body = { subject: 'A guest article for {website}', body: 'Hello, would you like one?' };
    const path = `${OUTREACH}/campaigns/${sending.campaignId}/outreach/queue`;
    const queued = await sending.platform.call<{ id: string }>(path, { body });
    expect(queued.status).to.equal(202);
    for (const count of [20, 60]) {
      await until('some have left', () => sending.sink.deliveries.length >= before + count);
      await kill();
    }
    const { status, result } = await sending.platform.waitForEnd<{ status: string; result: Record<string, number> }>(
      queued.body.id,
    );
    expect(status).to.equal('completed');
    const { total = 0, sent = 0, uncertain = 0, failed, blocked, cancelled } = result;
    expect([total, failed, blocked, cancelled]).to.deep.equal([120, 0, 0, 0]);
    expect(sent + uncertain).to.equal(120);
    for (const email of emails) expect(sending.sink.copiesTo(email), email).to.be.at.most(1);
    expect(sending.sink.deliveries.length - before).to.be.at.least(sent);
  }).timeout(300_000);

  it('counts what left and what may have left, and nothing else', async () => {
    const attempts = await sending.attempts();
    const counted = attempts.filter(({ status }) => status === 'sent' || status === 'uncertain').length;
    const policy = await sending.platform.call<{ counts: { user_daily: number } }>(`${OUTREACH}/policy/validate`, {
      body: { recipient_email: 'new@nobody.example', sender_email: 'ana@press.example' },
    });
    expect(policy.body.counts.user_daily).to.equal(counted);
    expect(attempts.some(({ status }) => status === 'queued' || status === 'sending')).to.equal(false);
    // An operation ends a moment after what it does.
    await until('every operation has ended', async () => {
      const { body } = await sending.platform.call<{ status: string }[]>('/api/operations?limit=1000');
      return body.every(({ status }) => status !== 'queued' && status !== 'running');
    });
  });
});
