import { expect } from 'chai';
import { followUpWorkflowId } from '../../../workflows/outreach/sending/contract/sending.js';
import { OUTREACH, type SendingPlatform, startSendingPlatform } from '../../support/sending-platform.js';
import { withTemporal } from '../../support/temporal/with-temporal.js';
import { until } from '../../support/until.js';

const HOUR = 3_600;

interface FollowUpBody {
  id: string;
  status: string;
  reason: string | null;
  subject: string;
}

describe('[E] follow-ups', () => {
  let sending: SendingPlatform;
  let leads: string[] = [];
  const emails = ['ana', 'ben', 'cem', 'dan', 'eva'].map((name) => `${name}@${name}-mag.example`);
  before(async function () {
    this.timeout(120_000);
    sending = await startSendingPlatform();
    leads = await sending.addLeads(emails);
  });
  after(async function () {
    this.timeout(60_000);
    await sending?.stop();
  });

  const path = (): string => `${OUTREACH}/campaigns/${sending.campaignId}/follow-ups`;
  const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
  const sentTo = async (index: number): Promise<string> => {
    const { status, body } = await sending.send(leads[index] ?? '');
    expect(status, JSON.stringify(body)).to.equal(200);
    return String(body['id']);
  };
  const plan = async (attempt_id: string, scheduled_at: string): Promise<FollowUpBody> => {
    const { status, body } = await sending.platform.call<FollowUpBody>(path(), {
      body: { attempt_id, scheduled_at, body: 'May I ask again?' },
    });
    expect(status, JSON.stringify(body)).to.equal(201);
    return body;
  };
  const find = async (id: string): Promise<FollowUpBody | undefined> =>
    (await sending.platform.call<FollowUpBody[]>(path())).body.find((followUp) => followUp.id === id);
  const ended = async (id: string): Promise<FollowUpBody> => {
    await until('the follow-up ends', async () => (await find(id))?.status !== 'scheduled');
    return (await find(id)) as FollowUpBody;
  };
  /** What the workflow that waits for its time gave; without it nothing makes the follow-up leave. */
  const clockOf = (follow_up_id: string): Promise<unknown> =>
    withTemporal(sending.platform.temporal, ({ workflow }) =>
      workflow.getHandle(followUpWorkflowId({ user_id: 'alice', follow_up_id })).result(),
    );

  it('leaves in the thread when its time comes, even after the worker was killed', async () => {
    const attempt = await sentTo(0);
    const followUp = await plan(attempt, inSeconds(10));
    expect(followUp.subject).to.equal('Re: An idea for you');
    await sending.platform.killWorker('SIGKILL');
    await sending.platform.startWorker();
    expect((await ended(followUp.id)).status).to.equal('sent');
    const [first, second] = sending.sink.deliveries.filter(({ to }) => to === emails[0]).map(({ raw }) => raw);
    const id = /^Message-ID: (<[^>]+>)/im.exec(first ?? '')?.[1] ?? 'none';
    expect(second).to.contain(`In-Reply-To: ${id}`).and.to.contain(`References: ${id}`);
    expect(second).to.contain('Subject: Re: An idea for you').and.to.contain('May I ask again?');
    expect(sending.sink.copiesTo(emails[0] ?? '')).to.equal(2);
  }).timeout(180_000);

  it('cancelled, it does not leave, and its clock ends', async () => {
    const followUp = await plan(await sentTo(1), inSeconds(HOUR));
    const gone = await sending.platform.call(`${path()}/${followUp.id}`, { method: 'DELETE' });
    expect(gone.status).to.equal(204);
    expect(await clockOf(followUp.id)).to.deep.equal({ status: 'cancelled' });
    expect(await find(followUp.id)).to.include({ status: 'cancelled' });
    expect(sending.sink.copiesTo(emails[1] ?? '')).to.equal(1);
  }).timeout(120_000);

  it('stops when the lead has answered, however it is known', async () => {
    const followUp = await plan(await sentTo(2), inSeconds(HOUR));
    const status = `${OUTREACH}/campaigns/${sending.campaignId}/leads/${leads[2]}/status`;
    expect((await sending.platform.call(status, { method: 'PATCH', body: { status: 'replied' } })).status).to.equal(
      200,
    );
    expect(await clockOf(followUp.id)).to.deep.equal({ status: 'cancelled' });
    expect((await find(followUp.id))?.status).to.equal('cancelled');
    expect(sending.sink.copiesTo(emails[2] ?? '')).to.equal(1);
  }).timeout(120_000);

  it('stops for anyone who was suppressed meanwhile', async () => {
    const attempt = await sentTo(3);
    // Its time must not come before.
    await sending.platform.killWorker();
    const followUp = await plan(attempt, inSeconds(10));
    const { status } = await sending.platform.call(`${OUTREACH}/suppression`, { body: { email: emails[3] } });
    expect(status).to.equal(201);
    await sending.platform.startWorker();
    expect((await ended(followUp.id)).status).to.be.oneOf(['blocked', 'cancelled']);
    expect(sending.sink.copiesTo(emails[3] ?? '')).to.equal(1);
  }).timeout(120_000);

  it('are three at most of one mail, each told in time', async () => {
    const attempt = await sentTo(4);
    for (let number = 1; number <= 3; number++) await plan(attempt, inSeconds(86_400 * number));
    const fourth = await sending.platform.call(path(), { body: { attempt_id: attempt, after_days: 30 } });
    expect(fourth.status).to.equal(409);
    const both = { attempt_id: attempt, after_days: 3, scheduled_at: inSeconds(60) };
    expect((await sending.platform.call(path(), { body: both })).status).to.equal(422);
    const late = { attempt_id: attempt, scheduled_at: inSeconds(91 * 86_400) };
    expect((await sending.platform.call(path(), { body: late })).status).to.equal(422);
  }).timeout(60_000);

  it('of a sequence leave one after the other, with the words that their step has by then', async () => {
    const { platform, campaignId } = sending;
    const campaign = `${OUTREACH}/campaigns/${campaignId}`;
    const [lead = ''] = await sending.addLeads(['fay@fay-mag.example']);
    const step = { wait_days: 1, body: 'A reminder for {website}' };
    const save = async (version: number, steps: object[]) => {
      const { status, body } = await platform.call<{ steps: { id: string }[] }>(`${campaign}/sequence`, {
        method: 'PUT',
        body: { version, steps },
      });
      expect(status, JSON.stringify(body)).to.equal(200);
      return body.steps;
    };
    const [first, last] = await save(0, [step, { wait_days: 2, body: 'My last email' }]);
    const mail = { lead_ids: [lead], subject: 'On bees', body: 'Hello' };
    expect((await platform.call(`${campaign}/outreach/queue`, { body: mail })).status).to.equal(202);
    const place = async (state = 'waiting') => {
      const { body } = await platform.call<Record<string, unknown>[]>(`${campaign}/sequence/leads?state=${state}`);
      return body[0];
    };
    await until('the first step is planned', async () => (await place())?.['position'] === 1);
    const id = String((await place())?.['follow_up_id']);
    await save(1, [
      { ...step, id: first?.id, body: 'Newer words for {website}' },
      { id: last?.id, wait_days: 2, body: 'My last email' },
    ]);
    await platform.killWorker('SIGKILL');
    const soon = await platform.call(`${path()}/${id}`, { method: 'PATCH', body: { scheduled_at: inSeconds(5) } });
    expect(soon.status).to.equal(200);
    await platform.startWorker();
    expect((await ended(id)).status).to.equal('sent');
    const mails = sending.sink.deliveries.filter(({ to }) => to === 'fay@fay-mag.example').map(({ raw }) => raw);
    expect(mails).to.have.length(2);
    const opener = /^Message-ID: (<[^>]+>)/im.exec(mails[0] ?? '')?.[1] ?? 'none';
    expect(mails[1]).to.contain(`In-Reply-To: ${opener}`).and.to.contain('Newer words for site-fay-at-fay-mag.example');
    await until('the second step is planned', async () => (await place())?.['position'] === 2);
    const skipped = await platform.call(`${campaign}/sequence/leads/${lead}`, { body: { action: 'skip' } });
    expect(skipped.body).to.include({ state: 'finished', position: 2 });
    expect(await clockOf(String((await place('finished'))?.['follow_up_id']))).to.deep.equal({ status: 'cancelled' });
  }).timeout(180_000);

  it('end with their campaign', async () => {
    const campaign = `${OUTREACH}/campaigns/${sending.campaignId}`;
    expect((await sending.platform.call(campaign, { method: 'DELETE' })).status).to.equal(204);
    expect((await sending.platform.call(path())).status).to.equal(404);
  });
});
