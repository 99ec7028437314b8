import { expect } from 'chai';
import { loadSend } from '../../../activities/outreach/load-send.js';
import { newSendPlan } from '../../support/new-send-plan.js';
import { createSendingWorld, type SendingWorld } from '../../support/sending-deps.js';
import { startStore, type TestStore } from '../../support/store.js';

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
    const { facts } = await load('Editor@Blog.EXAMPLE');
    expect(facts.recipient.canonical).to.equal('editor@blog.example');
    expect(facts.suppressed).to.deep.equal({ by: 'editor@blog.example' });
  });

  it('binds a send by hand to the caps of the user alone, and a scheduled one to its mailbox too', async () => {
    const byHand = await load('a@caps.example');
    expect(byHand.limits).to.deep.equal({ user_daily: 100, domain_daily: 20, sender_daily: null, sender_hourly: null });
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
    const plan = newSendPlan(world, await world.addLead('a@twin.example'));
    const first = await loadSend(world.deps, plan, 'manual');
    if ('missing' in first) throw new Error(first.missing);
    await test.store.sendSlots.claimDuplicate('alice', first.slots.duplicate_key, plan.attempt_id, world.clock.now);
    const again = await loadSend(world.deps, plan, 'manual');
    const other = await loadSend(world.deps, { ...plan, attempt_id: 'e'.repeat(24) }, 'manual');
    expect('facts' in again && again.facts.duplicate_of).to.equal(null);
    expect('facts' in other && other.facts.duplicate_of).to.equal(plan.attempt_id);
  });
});
