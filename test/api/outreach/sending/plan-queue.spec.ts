import { expect } from 'chai';
import { planQueue } from '../../../../api/outreach/sending/plan-queue.js';
import type { AttemptStatus } from '../../../../domain/outreach/sending/attempt.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { createSendingWorld, type SendingWorld } from '../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../support/store.js';

const TEXTS = { subject: 'On {topic}', body: 'Hello {website}', follow_ups: [], values: {} };

describe('[I] plan of a queue', () => {
  let test: TestStore;
  let world: SendingWorld;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store);
  });
  after(() => test.stop());

  const plan = async (leadIds: string[], texts: object = {}) => {
    const campaign = await test.store.campaigns.find('alice', world.campaignId);
    if (!campaign) throw new Error('The campaign is gone');
    return planQueue(test.store, campaign, () => world.sender, leadIds, { ...TEXTS, ...texts });
  };
  const mailed = async (email: string, status: AttemptStatus) => {
    const lead_id = await world.addLead(email);
    const attempt = newAttempt({ lead_id, campaign_id: world.campaignId, recipient_email: email, status });
    await test.store.attempts.insert(attempt, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
    return lead_id;
  };

  it('renders each mail with what is known of its lead, and each placeholder once', async () => {
    const lead = await world.addLead('a@render.example');
    const follow_ups = [{ after_days: 3, subject: null, body: 'Again, {website}' }];
    const { mails } = await plan([lead], { follow_ups, values: { topic: '{website}' } });
    expect(mails).to.deep.equal([
      {
        lead_id: lead,
        recipient_email: 'a@render.example',
        sender: world.sender,
        subject: 'On {website}',
        body: 'Hello render.example',
        follow_ups: [{ after_days: 3, subject: 'Re: On {website}', body: 'Again, render.example' }],
        literals: ['{website}'],
      },
    ]);
  });

  it('refuses a lead whose earlier mail may have arrived', async () => {
    const { refused, mails } = await plan([await mailed('a@earlier.example', 'uncertain')]);
    expect(mails).to.deep.equal([]);
    expect(refused[0]).to.include({ reason: 'earlier_attempt_uncertain', recipient_email: 'a@earlier.example' });
  });

  it('takes one whose earlier mail surely did not', async () => {
    const { mails } = await plan([await mailed('a@failed.example', 'failed')]);
    expect(mails).to.have.length(1);
  });

  it('refuses the suppressed, the same address again, and what cannot be filled in', async () => {
    await test.store.suppressions.add(
      'alice',
      { email: 'a@silent.example', reason: null, source: 'manual' },
      world.clock.now,
    );
    const leads = [await world.addLead('a@silent.example'), await world.addLead('a@same.example')];
    leads.push(await world.addLead('A@same.example'));
    const reasons = async (texts?: object) => (await plan(leads, texts)).refused.map(({ reason }) => reason);
    expect(await reasons()).to.deep.equal(['recipient_suppressed', 'same_address']);
    expect(await reasons({ body: 'Dear {name}' })).to.deep.equal([
      'recipient_suppressed',
      'unfilled_placeholder: {name}',
      'unfilled_placeholder: {name}',
    ]);
  });
});
