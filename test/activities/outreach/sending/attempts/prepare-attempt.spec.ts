import { expect } from 'chai';
import { prepareAttempt } from '../../../../../activities/outreach/sending/attempts/prepare-attempt.js';
import { DEFAULT_SENDING_WINDOW } from '../../../../../domain/outreach/sending/sender.js';
import { newSendPlan } from '../../../../support/samples/new-send-plan.js';
import { createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

describe('[I] preparing an attempt', () => {
  let test: TestStore;
  let world: SendingWorld;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store, { domain_daily_limit: 3 });
  });
  after(() => test.stop());

  const plan = async (email: string, overrides = {}) => newSendPlan(world, await world.addLead(email), overrides);

  it('records what may leave as queued, with all that the policy looked at', async () => {
    const given = await plan('a@ready.example');
    const prepared = await prepareAttempt(world.deps, given, 'manual');
    if (prepared.kind !== 'ready') throw new Error(prepared.kind);
    const { id, status, message_id, policy_checks } = prepared.attempt;
    expect({ id, status }).to.deep.equal({ id: given.attempt_id, status: 'queued' });
    expect(message_id).to.equal(`<${given.attempt_id}@press.example>`);
    expect(policy_checks.length).to.be.greaterThan(5);
    expect(policy_checks.every(({ passed }) => passed)).to.equal(true);
  });

  it('takes nothing twice for the same attempt', async () => {
    const given = await plan('a@twice.example');
    await prepareAttempt(world.deps, given, 'manual');
    const again = await prepareAttempt(world.deps, given, 'manual');
    expect(again.kind).to.equal('known');
    for (const name of ['b', 'c']) {
      const more = await prepareAttempt(world.deps, await plan(`${name}@twice.example`), 'manual');
      expect(more.kind, name).to.equal('ready');
    }
    const over = await prepareAttempt(world.deps, await plan('d@twice.example'), 'manual');
    expect(over.kind === 'blocked' && over.attempt.reason).to.equal('domain_daily_cap');
  });

  it('names the rival while it is in flight', async () => {
    const given = await plan('a@rival.example');
    await prepareAttempt(world.deps, given, 'manual');
    const conflicting = await prepareAttempt(world.deps, { ...given, attempt_id: 'e'.repeat(24) }, 'manual');
    expect(conflicting).to.deep.equal({ kind: 'conflicting', attempt_id: given.attempt_id });
  });

  it('lets exactly one of many rivals through', async () => {
    const given = await plan('a@many.example');
    const ids = Array.from({ length: 20 }, (_, index) => index.toString(16).padStart(24, 'd'));
    const all = await Promise.all(
      ids.map((attempt_id) => prepareAttempt(world.deps, { ...given, attempt_id }, 'manual')),
    );
    expect(all.filter(({ kind }) => kind === 'ready')).to.have.length(1);
  });

  it('puts a scheduled mail off where a cap is reached, and records nothing', async () => {
    for (const name of ['a', 'b', 'c']) await prepareAttempt(world.deps, await plan(`${name}@later.example`), 'manual');
    const late = await plan('d@later.example', { origin: 'queue' });
    const prepared = await prepareAttempt(world.deps, late, 'scheduled');
    if (prepared.kind !== 'delayed') throw new Error(prepared.kind);
    expect(prepared.hold).to.equal('recipient');
    expect(prepared.until.getTime()).to.be.greaterThan(world.clock.now.getTime());
    expect(await test.store.attempts.find('alice', late.attempt_id)).to.equal(null);
  });

  it('lets one of many scheduled openers to a person through, whatever they say', async () => {
    await test.store.senders.update('alice', world.sender.id, { hourly_limit: 100 }, world.clock.now);
    const given = await plan('a@alone.example', { origin: 'queue' });
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const other = { attempt_id: `${index}`.padStart(24, 'c'), subject: `Idea ${index}` };
        return prepareAttempt(world.deps, { ...given, ...other }, 'scheduled');
      }),
    );
    expect(all.filter(({ kind }) => kind === 'ready')).to.have.length(1);
    const waiting = all.filter((prepared) => prepared.kind === 'delayed');
    expect(waiting.map(({ hold, reason }) => [hold, reason])).to.deep.equal(
      Array.from({ length: 7 }, () => ['recipient', 'recipient_mail_on_way']),
    );
    // What they took on the way is given back: the same mail may leave later.
    const lost = all.findIndex(({ kind }) => kind === 'delayed');
    const again = { ...given, attempt_id: 'b'.repeat(24), subject: `Idea ${lost}` };
    expect((await prepareAttempt(world.deps, again, 'manual')).kind).to.equal('ready');
  });

  it('holds the mail of one recipient outside of its office hours, and the sender where the window is its own', async () => {
    const { senders } = test.store;
    const send = async (email: string) =>
      prepareAttempt(world.deps, await plan(email, { origin: 'queue' }), 'scheduled');
    const setWindow = (time_zone: string | null) =>
      senders.update('alice', world.sender.id, { sending_window: { ...DEFAULT_SENDING_WINDOW, time_zone } }, sunday);
    const before = world.clock.now;
    const sunday = new Date('2026-11-29T03:57:00Z');
    world.clock.now = sunday;
    try {
      await setWindow(null);
      const held = { kind: 'delayed', reason: 'outside_sending_window' };
      expect(await send('ed@zone.jp')).to.deep.equal({
        ...held,
        hold: 'recipient',
        until: new Date('2026-11-30T00:00:00Z'),
      });
      expect(await send('ed@zone.de')).to.deep.equal({
        ...held,
        hold: 'recipient',
        until: new Date('2026-11-30T08:00:00Z'),
      });
      await setWindow('UTC');
      expect(await send('ed@zone.fr')).to.deep.equal({
        ...held,
        hold: 'sender',
        until: new Date('2026-11-30T09:00:00Z'),
      });
    } finally {
      world.clock.now = before;
      await senders.update('alice', world.sender.id, { sending_window: null }, before);
    }
  });

  it('says what is missing', async () => {
    const given = await plan('a@gone.example', { sender_id: 'f'.repeat(24) });
    expect(await prepareAttempt(world.deps, given, 'manual')).to.deep.equal({ kind: 'missing', what: 'sender' });
  });
});
