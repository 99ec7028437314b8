import { expect } from 'chai';
import { startStore, type TestStore } from '../../support/store.js';

/** Ahead of the clock: mails are kept for 90 days. */
const NOW = new Date('2999-06-01T08:00:00.000Z');
const MAIL = { workspace_id: 'ws_1', user_id: 'alice', kind: 'audit_done' as const, data: { audit_id: 'a1' } };
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe('[I] notification mails repository', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('has one mail for each key and person', async () => {
    const { notificationMails: mails } = running.store;
    const added = await Promise.all([1, 2, 3].map(() => mails.add({ ...MAIL, key: 'one' }, NOW)));
    const other = await mails.add({ ...MAIL, key: 'one', user_id: 'bob' }, NOW);
    expect(new Set(added.map(({ id }) => id)).size).to.equal(1);
    expect(other.id).not.to.equal(added[0]?.id);
    expect(added[0]).to.deep.include({ ...MAIL, status: 'pending', tries: 0, next_attempt_at: NOW.toISOString() });
  });

  it('lets one of several tries send it, and keeps what came of it', async () => {
    const { notificationMails: mails } = running.store;
    const { id } = await mails.add({ ...MAIL, key: 'two' }, NOW);
    const claims = await Promise.all([1, 2, 3].map(() => mails.claim(id)));
    expect(claims.filter(Boolean)).to.have.length(1);
    await mails.note(id, ['pending'], { status: 'failed', reason: 'late', next_attempt_at: null });
    expect(await mails.find(id)).to.include({ status: 'sending', tries: 0 });
    await mails.note(id, ['sending'], { status: 'sent', reason: null, next_attempt_at: null });
    expect(await mails.find(id)).to.include({ status: 'sent', tries: 1, next_attempt_at: null });
    expect([await mails.find('x'), await mails.claim('x'), await mails.claim(id)]).to.deep.equal([null, false, false]);
  });

  it('counts mails of a kind, and knows the latest of each invitation', async () => {
    const { notificationMails: mails } = running.store;
    const invitation = { ...MAIL, user_id: 'olga', kind: 'invitation' as const };
    await mails.add({ ...invitation, key: 'i1', invitation_id: 'a' }, NOW);
    const latest = await mails.add({ ...invitation, key: 'i2', invitation_id: 'a' }, later(2));
    await mails.add({ ...invitation, key: 'i3', invitation_id: 'b', workspace_id: 'ws_2' }, later(2));
    expect(await mails.countSince('olga', 'invitation', later(1))).to.equal(2);
    const found = await mails.latestOfInvitations('ws_1', ['a', 'b']);
    expect([...found].map(([of, { id }]) => [of, id])).to.deep.equal([['a', latest.id]]);
  });
});
