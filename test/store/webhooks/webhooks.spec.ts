import { expect } from 'chai';
import { decodeCursor } from '../../../store/base/cursor.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-02T08:00:00.000Z');
const INPUT = { url: 'https://hooks.example/', event_types: [], description: null };

describe('[I] webhooks repository', () => {
  let running: TestStore;
  let webhooks: Store['webhooks'];
  before(async () => {
    running = await startStore();
    webhooks = running.store.webhooks;
  });
  after(() => running.stop());

  it('gives back what was inserted, without its secret', async () => {
    const input = { ...INPUT, event_types: ['reply.received' as const], created_by: 'sam' };
    const made = await webhooks.insert('alice', input, 'sealed', NOW);
    expect(made).to.deep.equal({
      id: made.id,
      user_id: 'alice',
      ...INPUT,
      event_types: ['reply.received'],
      is_active: true,
      disabled_reason: null,
      last_success_at: null,
      last_failure_at: null,
      created_by: 'sam',
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
    });
    expect(await webhooks.find('alice', made.id)).to.deep.equal(made);
    expect(await webhooks.secretsOf('alice', made.id, NOW)).to.deep.equal({ secret: 'sealed', previous: null });
  });

  it('hides them from others, and from ids that are none', async () => {
    const { id } = await webhooks.insert('alice', INPUT, 'sealed', NOW);
    for (const [user, other] of [
      ['bob', id],
      ['alice', 'a'.repeat(24)],
      ['alice', 'none'],
    ] as const) {
      expect(await webhooks.find(user, other)).to.equal(null);
      expect(await webhooks.update(user, other, { is_active: false }, LATER)).to.equal(null);
      expect(await webhooks.secretsOf(user, other, NOW)).to.equal(null);
      expect(await webhooks.rotateSecret(user, other, 'new', LATER, NOW)).to.equal(false);
      expect(await webhooks.remove(user, other)).to.equal(false);
    }
  });

  it('lists and counts those of a user, newest first', async () => {
    const first = await webhooks.insert('carl', INPUT, 'sealed', NOW);
    const second = await webhooks.insert('carl', INPUT, 'sealed', LATER);
    const page = await webhooks.list('carl', 1, null);
    expect(page.items).to.deep.equal([second]);
    const rest = await webhooks.list('carl', 1, decodeCursor(page.next_cursor ?? ''));
    expect(rest).to.deep.equal({ items: [first], next_cursor: null });
    expect([await webhooks.count('carl'), await webhooks.count('nobody')]).to.deep.equal([2, 0]);
  });

  it('knows who listens: the active ones that ask for all or for this', async () => {
    const all = await webhooks.insert('dora', INPUT, 'sealed', NOW);
    const some = await webhooks.insert('dora', { ...INPUT, event_types: ['reply.received'] }, 'sealed', NOW);
    const off = await webhooks.insert('dora', INPUT, 'sealed', NOW);
    await webhooks.update('dora', off.id, { is_active: false }, LATER);
    const ids = async (type: 'reply.received' | 'sender.paused') =>
      (await webhooks.listening('dora', type)).map(({ id }) => id);
    expect(await ids('reply.received')).to.have.members([all.id, some.id]);
    expect(await ids('sender.paused')).to.deep.equal([all.id]);
  });

  it('tells why it is off until it is on again', async () => {
    const { id } = await webhooks.insert('emil', INPUT, 'sealed', NOW);
    await webhooks.disable('emil', id, 'gone', LATER);
    expect(await webhooks.find('emil', id)).to.include({ is_active: false, disabled_reason: 'gone' });
    const on = await webhooks.update('emil', id, { is_active: true, url: 'https://new.example/' }, LATER);
    expect(on).to.include({ is_active: true, disabled_reason: null, url: 'https://new.example/' });
    expect(on?.updated_at).to.equal(LATER.toISOString());
    const off = await webhooks.update('emil', id, { is_active: false }, LATER);
    expect(off?.disabled_reason).to.equal('Switched off');
    expect((await webhooks.update('emil', id, { description: 'x' }, LATER))?.disabled_reason).to.equal('Switched off');
  });

  it('keeps the old secret until its time is over; of many rotations at once each new secret follows the last', async () => {
    const { id } = await webhooks.insert('fred', INPUT, 'one', NOW);
    expect(await webhooks.rotateSecret('fred', id, 'two', LATER, NOW)).to.equal(true);
    expect(await webhooks.secretsOf('fred', id, NOW)).to.deep.equal({ secret: 'two', previous: 'one' });
    expect(await webhooks.secretsOf('fred', id, LATER)).to.deep.equal({ secret: 'two', previous: null });
    const competitors = Array.from({ length: 8 }, (_, index) =>
      webhooks.rotateSecret('fred', id, `r${index}`, LATER, NOW),
    );
    expect((await Promise.all(competitors)).filter(Boolean).length).to.be.within(1, 8);
    expect((await webhooks.secretsOf('fred', id, NOW))?.secret).to.match(/^r\d$/);
  });

  it('notes when it last took something and when not', async () => {
    const { id } = await webhooks.insert('gina', INPUT, 'one', NOW);
    await webhooks.noteOutcome('gina', id, true, NOW);
    await webhooks.noteOutcome('gina', id, false, LATER);
    const found = await webhooks.find('gina', id);
    expect([found?.last_success_at, found?.last_failure_at]).to.deep.equal([NOW.toISOString(), LATER.toISOString()]);
  });

  it('removes', async () => {
    const { id } = await webhooks.insert('hans', INPUT, 'one', NOW);
    expect(await webhooks.remove('hans', id)).to.equal(true);
    expect([await webhooks.find('hans', id), await webhooks.remove('hans', id)]).to.deep.equal([null, false]);
  });
});
