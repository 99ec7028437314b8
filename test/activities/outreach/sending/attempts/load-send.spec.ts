import { expect } from 'chai';
import { loadSend } from '../../../../../activities/outreach/sending/attempts/load-send.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';
import { newSendPlan } from '../../../../support/samples/new-send-plan.js';
import { createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const COUNTS = { user_daily: 4, domain_daily: 3, sender_daily: 2, sender_hourly: 1 };

describe('[I] facts of a send', () => {
  let test: TestStore;
  let world: SendingWorld;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store);
  });
  after(() => test.stop());

  const load = async (email: string, path: 'manual' | 'scheduled' = 'manual') => {
    const loaded = await loadSend(world.deps, newSendPlan(world, await world.addLead(email)), path);
    if ('missing' in loaded) throw new Error(`${loaded.missing} is missing`);
    return loaded;
  };

  it('compares the address in its canonical form and finds who suppressed it', async () => {
    await test.store.suppressions.add(
      'alice',
      { email: 'editor@blog.example', reason: null, source: 'manual' },
      world.clock.now,
    );
    const { factsWith } = await load('Editor@Blog.EXAMPLE');
    const facts = factsWith(COUNTS, null);
    expect(facts.recipient.canonical).to.equal('editor@blog.example');
    expect(facts.suppressed).to.deep.equal({ by: 'editor@blog.example' });
  });

  it('binds a send manually to the caps of the user alone, and a scheduled one to its mailbox too', async () => {
    const direct = await load('a@caps.example');
    expect(direct.limits).to.deep.equal({ user_daily: 100, domain_daily: 20, sender_daily: null, sender_hourly: null });
    const scheduled = await load('b@caps.example', 'scheduled');
    expect(scheduled.limits).to.deep.equal({ user_daily: 100, domain_daily: 20, sender_daily: 50, sender_hourly: 9 });
  });

  it('tells what is missing, and of which kind', async () => {
    const gone = 'f'.repeat(24);
    const lead = await world.addLead('a@missing.example');
    const missing = async (overrides: object) => loadSend(world.deps, newSendPlan(world, lead, overrides), 'manual');
    expect(await missing({ campaign_id: gone })).to.deep.equal({ missing: 'campaign' });
    expect(await missing({ lead_id: gone })).to.deep.equal({ missing: 'lead' });
    expect(await missing({ sender_id: gone })).to.deep.equal({ missing: 'sender' });
    expect(await missing({ user_id: 'bob' })).to.deep.equal({ missing: 'campaign' });
  });

  it('never takes the attempt itself for its duplicate', async () => {
    const { plan, factsWith } = await load('a@twin.example');
    expect(factsWith(COUNTS, plan.attempt_id).duplicate_of).to.equal(null);
    expect(factsWith(COUNTS, 'e'.repeat(24)).duplicate_of).to.equal('e'.repeat(24));
  });

  it('takes the counts as they are given, those of the hour for themselves', async () => {
    const { factsWith } = await load('a@counted.example', 'scheduled');
    const { counts, hourly } = factsWith(COUNTS, null);
    expect(counts).to.deep.equal({ user_daily: 4, domain_daily: 3, sender_daily: 2 });
    expect(hourly).to.deep.equal({ count: 1, limit: 9 });
  });

  it('reads what is not at hand, and of a send manually nothing that no rule asks for', async () => {
    const asked: string[] = [];
    const { attempts, leads } = world.deps;
    const noted = {
      ...world.deps,
      leads: { ...leads, find: (...given: Parameters<typeof leads.find>) => note('lead', leads.find(...given)) },
      attempts: {
        ...attempts,
        latestTo: (...given: Parameters<typeof attempts.latestTo>) => note('latest', attempts.latestTo(...given)),
        lastSentAt: (...given: Parameters<typeof attempts.lastSentAt>) => note('last', attempts.lastSentAt(...given)),
      },
    };
    const note = <Value>(what: string, value: Value): Value => {
      asked.push(what);
      return value;
    };
    const plan = newSendPlan(world, await world.addLead('a@asked.example'));
    const lead = await leads.find('alice', world.campaignId, plan.lead_id);
    await loadSend(noted, plan, 'manual');
    expect(asked.splice(0)).to.deep.equal(['lead']);
    await loadSend(noted, plan, 'scheduled');
    expect(asked.splice(0)).to.have.members(['lead', 'latest', 'last']);
    const { sent_at } = newAttempt();
    const loaded = await loadSend(noted, plan, 'scheduled', { lead, latest: newAttempt({ sent_at }) });
    expect(asked.splice(0)).to.deep.equal(['last']);
    expect('factsWith' in loaded && loaded.factsWith(COUNTS, null).last_mail_to_recipient_at).to.equal(sent_at);
    await test.store.senders.update('alice', world.sender.id, { min_interval_seconds: 0 }, world.clock.now);
    await loadSend(noted, plan, 'scheduled', { lead, latest: null });
    expect(asked).to.deep.equal([]);
  });
});
