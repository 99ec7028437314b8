import { expect } from 'chai';
import { recordAttemptOutcome } from '../../../../../activities/outreach/sending/attempts/record-attempt-outcome.js';
import { judgeSenderHealth } from '../../../../../activities/outreach/sending/health/judge-sender-health.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';
import { createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

describe('[I] health of a sender', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await startStore();
  });
  afterEach(() => test.stop());

  const mailed = async (world: SendingWorld, sent: number, bounced: number): Promise<void> => {
    for (let index = 0; index < sent; index++) {
      const status = index < bounced ? ('bounced' as const) : ('sent' as const);
      const attempt = newAttempt({ sender_id: world.sender.id, campaign_id: world.campaignId, status });
      await test.store.attempts.insert(attempt, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
    }
  };
  const judgeAfter = async (sent: number, bounced: number) => {
    const world = await createSendingWorld(test.store);
    await mailed(world, sent, bounced);
    const reason = await judgeSenderHealth(world.deps, world.sender);
    return { reason, paused: (await test.store.senders.find('alice', world.sender.id))?.paused?.reason ?? null };
  };

  it('continues below five of a hundred', async () => {
    expect(await judgeAfter(100, 4)).to.deep.equal({ reason: null, paused: null });
  });

  it('pauses at five of a hundred, on record', async () => {
    expect(await judgeAfter(100, 5)).to.deep.equal({ reason: 'bounce_rate', paused: 'bounce_rate' });
  });

  it('pauses at recipients that their servers refuse, though no such mail ever left', async () => {
    const world = await createSendingWorld(test.store);
    await mailed(world, 47, 0);
    const reason = 'refused (rcpt): 550 5.1.1 User unknown';
    for (let index = 0; index < 3; index++) {
      const attempt = newAttempt({
        sender_id: world.sender.id,
        campaign_id: world.campaignId,
        status: 'queued',
        sent_at: null,
      });
      await test.store.attempts.insert(attempt, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
      await recordAttemptOutcome(world.deps, attempt, ['queued'], { status: 'failed', reason, smtp_response: null });
    }
    expect(await judgeSenderHealth(world.deps, world.sender)).to.equal('bounce_rate');
  });

  it('says nothing of a few mails', async () => {
    expect(await judgeAfter(49, 20)).to.deep.equal({ reason: null, paused: null });
  });

  it('keeps the reason of one that is paused', async () => {
    const world = await createSendingWorld(test.store);
    const paused = { reason: 'complaint_rate' as const, detail: '', at: world.clock.now.toISOString() };
    expect(await judgeSenderHealth(world.deps, { ...world.sender, paused })).to.equal('complaint_rate');
  });
});
