import { expect } from 'chai';
import { prepareAttempt } from '../../../../../activities/outreach/sending/attempts/prepare-attempt.js';
import {
  type ClearOutcome,
  recordOutcome,
} from '../../../../../activities/outreach/sending/attempts/record-attempt-outcome.js';
import type { Attempt } from '../../../../../domain/outreach/sending/attempt.js';
import { newQueueItem } from '../../../../support/samples/new-queue-item.js';
import { newSendPlan } from '../../../../support/samples/new-send-plan.js';
import { ACCEPTED, createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const refused = (phase: 'rcpt' | 'data' | 'after_data', permanent = true): ClearOutcome => ({
  result: 'refused',
  permanent,
  phase,
  code: permanent ? 550 : 450,
  response: '550 no',
  authentication: false,
});
const UNKNOWN: ClearOutcome = { result: 'unknown', response: 'the connection broke' };

describe('[I] how an attempt ends', () => {
  let test: TestStore;
  let world: SendingWorld;
  let count = 0;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store);
  });
  after(() => test.stop());

  const queued = async (origin: Attempt['origin'] = 'send'): Promise<Attempt> => {
    const lead = await world.addLead(`a@ending-${count++}.example`);
    const prepared = await prepareAttempt(world.deps, newSendPlan(world, lead, { origin }), 'manual');
    if (prepared.kind !== 'ready') throw new Error(prepared.kind);
    return prepared.attempt;
  };
  const begun = async (): Promise<Attempt> => {
    const attempt = await queued();
    expect(await test.store.attempts.beginSending('alice', attempt.id)).to.equal(true);
    return attempt;
  };
  const statusOfLead = async ({ campaign_id, lead_id }: Attempt) =>
    (await test.store.leads.find('alice', campaign_id, lead_id))?.status;
  const canLeaveAgain = async (attempt: Attempt): Promise<boolean> => {
    const plan = newSendPlan(world, attempt.lead_id);
    return (await prepareAttempt(world.deps, plan, 'manual')).kind === 'ready';
  };

  it('makes the lead of a sent mail contacted, and keeps its duplicate key', async () => {
    const attempt = await begun();
    expect((await recordOutcome(world.deps, attempt, ACCEPTED)).status).to.equal('sent');
    expect(await statusOfLead(attempt)).to.equal('contacted');
    expect(await canLeaveAgain(attempt)).to.equal(false);
  });

  it('gives back slots and key of what was surely refused', async () => {
    const attempt = await queued();
    const { status, reason } = await recordOutcome(world.deps, attempt, refused('rcpt'));
    expect({ status, reason }).to.deep.equal({ status: 'failed', reason: 'refused (rcpt): 550 no' });
    expect(await statusOfLead(attempt)).to.equal('discovered');
    expect(await canLeaveAgain(attempt)).to.equal(true);
  });

  it('suppresses anyone who is not there, and retires the lead', async () => {
    const attempt = await queued();
    const outcome = { ...refused('rcpt'), response: '550 5.1.1 User unknown' };
    await recordOutcome(world.deps, attempt, outcome);
    expect(await statusOfLead(attempt)).to.equal('bounced');
    const entry = await test.store.suppressions.findAny('alice', [attempt.recipient_email]);
    expect(entry).to.include({ source: 'hard_bounce', reason: 'refused (rcpt): 550 5.1.1 User unknown' });
  });

  it('counts a refused recipient as a bounce, in the rates of the sender and in the reports', async () => {
    const { store } = test;
    const own = await createSendingWorld(store);
    const since = new Date(own.clock.now.getTime() - 1_000);
    const conclude = async (outcome: ClearOutcome) => {
      const lead = await own.addLead(`a@rates-${count++}.example`);
      const prepared = await prepareAttempt(own.deps, newSendPlan(own, lead), 'manual');
      if (prepared.kind !== 'ready') throw new Error(prepared.kind);
      if (outcome.result === 'accepted') await store.attempts.beginSending('alice', prepared.attempt.id);
      await recordOutcome(own.deps, prepared.attempt, outcome);
    };
    await conclude(ACCEPTED);
    await conclude({ ...refused('rcpt'), response: '550 5.1.1 User unknown' });
    // Of another kind: not taken, and nothing is said about the recipient.
    await conclude({ ...refused('rcpt'), response: '554 5.7.1 Relay access denied' });
    await conclude({ ...refused('rcpt', false), response: '450 4.2.0 Greylisted' });
    const rates = await store.attempts.rates('alice', own.sender.id, since);
    expect(rates).to.deep.equal({ delivered: 2, bounced: 1, complained: 0 });
    const analytics = await store.outreachReports.analytics('alice', own.campaignId, 1, own.clock.now);
    expect(analytics).to.include({ total_attempts: 4, total_sent: 1 });
    expect(analytics.rates.bounce_rate).to.equal(0.5);
    const { rates: overall } = await store.outreachReports.snapshot('alice', own.clock.now);
    expect(overall.overall_bounce_rate).to.be.greaterThan(0);
  });

  it('takes back what waits for one who is not there, unless it is what was refused', async () => {
    const outcome = { ...refused('rcpt'), response: '550 5.1.1 User unknown' };
    for (const [origin, expected] of [
      ['send', 'cancelled recipient_suppressed'],
      ['queue', 'waiting null'],
    ] as const) {
      const attempt = await queued(origin);
      const { lead_id, campaign_id } = attempt;
      const item = newQueueItem({ lead_id, campaign_id, sender_id: world.sender.id });
      await test.store.queueItems.insertMany([item]);
      await recordOutcome(world.deps, attempt, outcome);
      const found = await test.store.queueItems.find('alice', item.id);
      expect(`${found?.status} ${found?.reason}`, origin).to.equal(expected);
    }
  });

  it('marks what may be tried again', async () => {
    const { reason } = await recordOutcome(world.deps, await begun(), refused('after_data', false));
    expect(reason).to.equal('refused_for_now (after_data): 550 no');
  });

  it('lets no one who was refused before the body end what a successor has on the wire', async () => {
    const { status } = await recordOutcome(world.deps, await begun(), refused('rcpt'));
    expect(status).to.equal('sending');
  });

  it('ends what it has claimed itself when the connection died before the first byte', async () => {
    const attempt = await begun();
    const { status, reason } = await recordOutcome(world.deps, attempt, refused('data', false), true);
    expect({ status, reason }).to.deep.equal({ status: 'failed', reason: 'refused_for_now (data): 550 no' });
    expect(await canLeaveAgain(attempt)).to.equal(true);
  });

  it('is uncertain without a clear answer, which one who knows corrects, and keeps the key', async () => {
    const attempt = await begun();
    expect((await recordOutcome(world.deps, attempt, UNKNOWN)).status).to.equal('uncertain');
    expect(await canLeaveAgain(attempt)).to.equal(false);
    expect((await recordOutcome(world.deps, attempt, ACCEPTED)).status).to.equal('sent');
  });

  it('keeps the first settled state', async () => {
    const attempt = await begun();
    await recordOutcome(world.deps, attempt, ACCEPTED);
    expect((await recordOutcome(world.deps, attempt, refused('after_data'))).status).to.equal('sent');
    expect((await recordOutcome(world.deps, attempt, UNKNOWN)).status).to.equal('sent');
  });
});
