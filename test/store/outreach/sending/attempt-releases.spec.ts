import { expect } from 'chai';
import type { AttemptStatus } from '../../../../domain/outreach/sending/attempt.js';
import { createAttemptReleases } from '../../../../store/outreach/sending/attempt-releases.js';
import { keyedLead } from '../../../support/samples/keyed-lead.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { startStore, type TestStore } from '../../../support/store.js';

// The database drops what has ended by its own clock: all of this ends far in the future.
const DAY = '2126-06-01';
const NOW = new Date('2126-06-01T09:00:00.000Z');
const LIMITS = { user_daily: 100, domain_daily: 100, sender_daily: null, sender_hourly: null };

describe('[I] releases of attempts that are removed', () => {
  let running: TestStore;
  let releases: ReturnType<typeof createAttemptReleases>;
  before(async () => {
    running = await startStore();
    releases = createAttemptReleases(running.connection);
  });
  after(() => running.stop());

  async function reserved(user_id: string, status: AttemptStatus) {
    const { store } = running;
    const { id: campaign_id } = await store.campaigns.insert(
      user_id,
      { name: 'C', description: null, keywords: [], workspace_id: user_id },
      NOW,
    );
    const { lead } = await store.leads.insert(user_id, campaign_id, keyedLead('blog.example'), NOW);
    const attempt = newAttempt({ user_id, campaign_id, lead_id: lead.id, status });
    const slot = { domain_key: 'blog.example', sender_id: 's', hour: 'h', recipient: 'ed', alone: true };
    await store.sendSlots.reserve({ ...slot, user_id, day: DAY, attempt_id: attempt.id, limits: LIMITS });
    await store.sendSlots.claimDuplicate(user_id, `key ${status}`, attempt.id, NOW);
    const slots = { day: DAY, domain_key: 'blog.example', duplicate_key: `key ${status}` };
    await store.attempts.insert(attempt, slots);
    return { user_id, campaign_id, lead_id: lead.id, id: attempt.id };
  }
  const held = async (user: string, status: AttemptStatus) => {
    const { sendSlots } = running.store;
    const counts = Object.values(await sendSlots.counts(user, DAY, 'blog.example', 's', 'h'));
    return [...counts, (await sendSlots.findDuplicate(user, `key ${status}`, NOW)) !== null];
  };
  const FREE = [0, 0, 0, 0, false];
  const TAKEN = [1, 1, 1, 1, true];

  it('give back what was queued when its lead goes, and keep what may have left', async () => {
    for (const [status, expected] of [
      ['queued', FREE],
      ['sending', TAKEN],
      ['sent', TAKEN],
      ['uncertain', TAKEN],
    ] as const) {
      const user = `lead ${status}`;
      const { campaign_id, lead_id, id } = await reserved(user, status);
      expect(await held(user, status)).to.deep.equal(TAKEN);
      await running.store.leads.remove(user, campaign_id, lead_id);
      expect(await held(user, status), status).to.deep.equal(expected);
      expect(await running.store.attempts.find(user, id)).to.equal(null);
    }
  });

  it('give back what was queued when its campaign goes, and keep what may have left', async () => {
    for (const [status, expected] of [
      ['queued', FREE],
      ['sent', TAKEN],
    ] as const) {
      const user = `campaign ${status}`;
      const { campaign_id, id } = await reserved(user, status);
      await running.store.campaigns.remove(user, campaign_id);
      expect(await held(user, status), status).to.deep.equal(expected);
      expect(await running.store.attempts.find(user, id)).to.equal(null);
    }
  });

  it('end it first, so that no one begins it, and see to it again after a run that died', async () => {
    const { user_id, campaign_id, id } = await reserved('twice', 'queued');
    const attempts = running.connection.collection('attempts');
    await attempts.updateOne({ user_id, campaign_id }, { $set: { status: 'failed', reason: 'removed' } });
    await releases.releaseQueued({ user_id, campaign_id });
    expect(await held(user_id, 'queued')).to.deep.equal(FREE);
    expect(await running.store.attempts.beginSending(user_id, id)).to.equal(false);
    await releases.releaseQueued({ user_id, campaign_id });
    expect(await held(user_id, 'queued')).to.deep.equal(FREE);
  });
});
