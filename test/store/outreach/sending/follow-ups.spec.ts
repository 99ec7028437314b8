import { expect } from 'chai';
import type { FollowUp } from '../../../../domain/outreach/sending/follow-up.js';
import { decodeCursor } from '../../../../store/base/cursor.js';
import type { Store } from '../../../../store/index.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { startStore, type TestStore } from '../../../support/store.js';

const at = (day: number): string => `2026-06-0${day}T08:00:00.000Z`;
const on = (day: number): Date => new Date(at(day));
const SENDER = 's'.repeat(24);
const CANCELLED = { status: 'cancelled', reason: 'replied', sent_at: null, sent_attempt_id: null } as const;

describe('[I] follow-ups repository', () => {
  let running: TestStore;
  let followUps: Store['followUps'];
  before(async () => {
    running = await startStore();
    followUps = running.store.followUps;
  });
  after(() => running.stop());

  const insert = (followUp: FollowUp, user_id: string, sender_id = SENDER) =>
    followUps.insert({ ...followUp, user_id, sender_id });
  async function add(user: string, overrides: Partial<FollowUp> = {}): Promise<FollowUp> {
    const made = await insert(newFollowUp(overrides), user);
    return made?.follow_up ?? expect.fail('the attempt has three');
  }
  const idsOf = (found: FollowUp[]): string[] => found.map(({ id }) => id);

  it('gives back what was inserted, and the stored one for the same id again', async () => {
    const given = newFollowUp();
    expect(await insert(given, 'alice')).to.deep.equal({ follow_up: given, inserted: true });
    expect(await insert({ ...given, body: 'Other' }, 'alice')).to.deep.equal({ follow_up: given, inserted: false });
    expect(await followUps.find('alice', given.id)).to.deep.equal(given);
    expect(await followUps.owner('alice', given.id)).to.deep.equal({ follow_up: given, sender_id: SENDER });
  });

  it('takes three of an attempt and no fourth, however many come at once', async () => {
    const attempt_id = '1'.repeat(24);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => insert(newFollowUp({ attempt_id }), 'bea')));
    expect(outcomes.filter((made) => made?.inserted)).to.have.length(3);
    expect(outcomes.filter((made) => made === null)).to.have.length(9);
    expect(await insert(newFollowUp({ attempt_id }), 'bea')).to.equal(null);
    const kept = await followUps.ofAttempt('bea', attempt_id);
    expect(kept).to.have.length(3);
    expect(await insert(kept[2] ?? newFollowUp(), 'bea')).to.deep.equal({ follow_up: kept[2], inserted: false });
    expect((await insert(newFollowUp({ attempt_id }), 'ben'))?.inserted).to.equal(true);
  });

  it('gives those of an attempt in their order', async () => {
    const attempt_id = '2'.repeat(24);
    const made: string[] = [];
    for (const day of [3, 1, 2]) made.push((await add('bo', { attempt_id, scheduled_at: at(day) })).id);
    expect(idsOf(await followUps.ofAttempt('bo', attempt_id))).to.deep.equal(made);
  });

  it('lists a campaign newest first, in pages', async () => {
    const campaign_id = '3'.repeat(24);
    const made: FollowUp[] = [];
    for (const day of [1, 2, 3]) made.unshift(await add('carol', { campaign_id, created_at: at(day) }));
    const first = await followUps.list('carol', campaign_id, 2, null);
    const second = await followUps.list('carol', campaign_id, 2, decodeCursor(first.next_cursor ?? ''));
    expect([...first.items, ...second.items]).to.deep.equal(made);
  });

  it('knows what is due for a sender, oldest first, and what comes next', async () => {
    const [late, early] = [await add('dan', { scheduled_at: at(3) }), await add('dan', { scheduled_at: at(2) })];
    const done = await add('dan', { scheduled_at: at(1) });
    await followUps.conclude('dan', done.id, 'scheduled', CANCELLED);
    await insert(newFollowUp({ scheduled_at: at(1) }), 'dan', 'other');
    expect(idsOf(await followUps.due('dan', SENDER, on(3), 10))).to.deep.equal([early.id, late.id]);
    expect(idsOf(await followUps.due('dan', SENDER, on(3), 1))).to.deep.equal([early.id]);
    expect(idsOf(await followUps.due('dan', SENDER, on(2), 10))).to.deep.equal([early.id]);
    expect(await followUps.nextDueAt('dan', SENDER)).to.equal(at(2));
    expect(await followUps.nextDueAt('dan', 'nobody')).to.equal(null);
  });

  it('is postponed, never brought forward, and only while it is scheduled', async () => {
    const { id } = await add('eva', { scheduled_at: at(3) });
    expect(await followUps.reschedule('eva', id, on(2))).to.equal(false);
    expect(await followUps.reschedule('eva', id, on(5))).to.equal(true);
    expect((await followUps.find('eva', id))?.scheduled_at).to.equal(at(5));
    expect(await followUps.reschedule('eva', id, on(6))).to.equal(true);
    await followUps.conclude('eva', id, 'scheduled', CANCELLED);
    expect(await followUps.reschedule('eva', id, on(8))).to.equal(false);
    expect(await followUps.reschedule('eva', 'no-id', on(8))).to.equal(false);
  });

  it('settles once, from the states that are named', async () => {
    const given = await add('fay');
    const sent = { status: 'sent', reason: null, sent_at: on(4), sent_attempt_id: 'f'.repeat(24) } as const;
    expect(await followUps.conclude('fay', given.id, ['sent', 'failed'], CANCELLED)).to.equal(null);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        followUps.conclude('fay', given.id, 'scheduled', number % 2 ? sent : CANCELLED),
      ),
    );
    expect(outcomes.filter((settled) => settled !== null)).to.have.length(1);
    const other = await add('fay');
    expect(await followUps.conclude('fay', other.id, ['scheduled'], sent)).to.deep.equal({
      ...other,
      ...sent,
      sent_at: at(4),
      next_at: null,
    });
  });

  it('finds those of a lead in a state', async () => {
    const lead_id = '4'.repeat(24);
    const [one, two] = [await add('gil', { lead_id }), await add('gil', { lead_id })];
    await followUps.conclude('gil', two.id, 'scheduled', CANCELLED);
    expect(idsOf(await followUps.ofLead('gil', lead_id, 'scheduled'))).to.deep.equal([one.id]);
    expect(idsOf(await followUps.ofLead('gil', lead_id, 'cancelled'))).to.deep.equal([two.id]);
  });

  it('names the owners of what waits too long, of all users', async () => {
    const long_ago = new Date('2020-01-01T00:00:00.000Z').toISOString();
    for (const user of ['ivy', 'jan', 'ivy']) await add(user, { scheduled_at: long_ago });
    const done = await add('kim', { scheduled_at: long_ago });
    await followUps.conclude('kim', done.id, 'scheduled', CANCELLED);
    const before = new Date('2020-01-01T00:00:00.001Z');
    const owners = await followUps.overdue(before, 10);
    expect(owners.map(({ user_id }) => user_id).sort()).to.deep.equal(['ivy', 'jan']);
    expect(await followUps.overdue(before, 1)).to.have.length(1);
    expect(await followUps.overdue(new Date(long_ago), 10)).to.deep.equal([]);
  });

  it('is blind to other users', async () => {
    const given = await add('hal', { scheduled_at: at(1) });
    expect(await followUps.find('bob', given.id)).to.equal(null);
    expect(await followUps.owner('bob', given.id)).to.equal(null);
    expect(await followUps.conclude('bob', given.id, 'scheduled', CANCELLED)).to.equal(null);
    expect(await followUps.reschedule('bob', given.id, on(9))).to.equal(false);
    expect((await followUps.list('bob', given.campaign_id, 10, null)).items).to.deep.equal([]);
    expect(await followUps.ofLead('bob', given.lead_id, 'scheduled')).to.deep.equal([]);
    expect(await followUps.ofAttempt('bob', given.attempt_id)).to.deep.equal([]);
    expect(await followUps.due('bob', SENDER, on(9), 10)).to.deep.equal([]);
    expect(await followUps.nextDueAt('bob', SENDER)).to.equal(null);
    expect(await followUps.find('hal', given.id)).to.deep.equal(given);
  });

  it('changes one that is scheduled, for its owner alone; a new time ends its wait', async () => {
    const { id } = await add('eda', { scheduled_at: at(1) });
    await followUps.noteWait('eda', id, 'min_gap', on(2));
    expect(await followUps.edit('eve', id, { body: 'Hers' })).to.equal(null);
    expect(await followUps.edit('eda', id, { body: 'Other' })).to.include({ body: 'Other', held_reason: 'min_gap' });
    const moved = await followUps.edit('eda', id, { scheduled_at: on(5) });
    expect(moved).to.include({ body: 'Other', held_reason: null, scheduled_at: at(5), next_at: at(5) });
    await followUps.conclude('eda', id, 'scheduled', CANCELLED);
    expect(await followUps.edit('eda', id, { body: 'Late' })).to.equal(null);
  });
});
