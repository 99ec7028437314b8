import { expect } from 'chai';
import { keyedLead } from '../../../support/samples/keyed-lead.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newReply } from '../../../support/samples/new-reply.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const CAMPAIGN = 'c'.repeat(24);
const SLOTS = { day: '2026-06-01', domain_key: 'x', duplicate_key: null };

describe('[I] overviews of campaigns', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('count each lead once at every step that it reached, and the records of each kind', async () => {
    const { leads, attempts, replies, campaignOverviews } = running.store;
    const ids: string[] = [];
    for (const host of ['a.example', 'b.example', 'c.example'])
      ids.push((await leads.insert('alice', CAMPAIGN, keyedLead(host), NOW)).lead.id);
    await leads.insert('alice', CAMPAIGN, keyedLead('d.example', { contact_email: null }), NOW);
    const [first = '', second = '', third = ''] = ids;
    const mailed = [
      { lead_id: first },
      { lead_id: first, step: 1 },
      { lead_id: second, status: 'bounced' as const },
      { lead_id: third, status: 'failed' as const },
      { lead_id: third, step: 1, status: 'uncertain' as const },
    ];
    for (const of of mailed) await attempts.insert(newAttempt({ campaign_id: CAMPAIGN, ...of }), SLOTS);
    for (const classification of ['interested', 'replied', 'out_of_office', 'bounce_hard'] as const) {
      const lead_id = classification === 'bounce_hard' ? second : first;
      const reply = newReply({ campaign_id: CAMPAIGN, lead_id, classification });
      const origin = { mailbox_key: 'm', message_key: reply.id, bounce_group: null };
      await replies.insert('alice', { ...reply, ...origin }, NOW);
    }
    await leads.setStatus('alice', CAMPAIGN, third, 'placed', 'user', NOW);
    const own = await campaignOverviews.read('alice', CAMPAIGN, 30, NOW);
    expect(own.funnel).to.deep.equal({ leads: 4, contactable: 3, emailed: 2, replied: 1, positive: 1, won: 1 });
    expect(own.lead_counts).to.include({ total: 4, placed: 1, discovered: 3 });
    expect([own.uncertain, own.replies, own.analytics.total_replies]).to.deep.equal([1, 4, 2]);
    const other = await campaignOverviews.read('bob', CAMPAIGN, 30, NOW);
    expect(other.funnel).to.deep.equal({ leads: 0, contactable: 0, emailed: 0, replied: 0, positive: 0, won: 0 });
    expect([other.lead_counts.total, other.uncertain, other.replies]).to.deep.equal([0, 0, 0]);
  });
});
