import { expect } from 'chai';
import type { SealedKind } from '../../../domain/secrets/sealed-kinds.js';
import type { Store } from '../../../store/index.js';
import { newSender } from '../../support/samples/new-sender.js';
import { startStore, type TestStore } from '../../support/store.js';

// The database drops what has ended by its own clock: all of this ends far in the future.
const NOW = new Date('2126-06-01T08:00:00.000Z');
const LATER = new Date('2126-06-02T08:00:00.000Z');
const HOOK = { url: 'https://hooks.example/', event_types: [], description: null };
const HASH = 'f'.repeat(64);

describe('[I] sealed secrets repository', () => {
  let running: TestStore;
  let store: Store;
  before(async () => {
    running = await startStore();
    store = running.store;
    const grant = { access_token: 'k1.at', refresh_token: null, expires_at: LATER.toISOString(), scopes: [] };
    await store.connections.connect({ user_id: 'alice', platform: 'analytics' }, grant, NOW);
    const request = { id: HASH, user_id: 'alice', actor_id: null, platform: 'analytics' as const, session_hash: null };
    await store.connectRequests.insert({ ...request, verifier: 'k1.v', redirect_uri: 'https://app' }, NOW, LATER);
    const passwords = { smtp_password: 'k2~.smtp', imap_password: 'k1~.imap' };
    await store.senders.insert('alice', { ...newSender('a@example.com'), ...passwords }, NOW);
    const without = { smtp_password: null, imap_password: null };
    await store.senders.insert('alice', { ...newSender('b@example.com'), ...without }, NOW);
    for (const user of ['alice', 'bob', 'carl']) await store.webhooks.insert(user, HOOK, 'k1~.secret', NOW);
    // `k1` and `k10` begin alike, and are two keys.
    await store.webhooks.insert('dora', HOOK, 'k10~.secret', NOW);
  });
  after(() => running.stop());

  const find = async (kind: SealedKind, keyId: string, after: string | null = null, limit = 9) => {
    const { items, next } = await store.sealedSecrets.sealedOtherwise(kind, keyId, after, limit);
    return { items: items.map(({ user_id, platform, sealed }) => ({ user_id, platform, sealed })), next };
  };
  const only = async (kind: SealedKind, keyId: string) => {
    const [row] = (await store.sealedSecrets.sealedOtherwise(kind, keyId, null, 1)).items;
    if (!row) throw new Error('nothing found');
    return row;
  };

  it('finds of each kind the texts under another key, and none that are not there', async () => {
    const own = { user_id: 'alice', platform: 'analytics' };
    expect((await find('connections', 'k2')).items).to.deep.equal([{ ...own, sealed: { access_token: 'k1.at' } }]);
    expect((await find('connect_requests', 'k2')).items).to.deep.equal([{ ...own, sealed: { verifier: 'k1.v' } }]);
    const sender = { user_id: 'alice', platform: null, sealed: { imap_password: 'k1~.imap' } };
    expect((await find('senders', 'k2')).items).to.deep.equal([sender]);
    expect((await find('connections', 'k1')).items).to.deep.equal([]);
    expect((await find('webhooks', 'k1')).items.map(({ user_id }) => user_id)).to.deep.equal(['dora']);
    expect((await find('webhooks', 'k10')).items).to.have.length(3);
  });

  it('finds what is under the key and not bound to its place, and names where an answer lies', async () => {
    const { id } = await store.webhooks.insert('erna', HOOK, 'k10.unbound', NOW);
    const found = (await find('webhooks', 'k10')).items.filter(({ user_id }) => user_id === 'erna');
    expect(found).to.deep.equal([{ user_id: 'erna', platform: null, sealed: { secret: 'k10.unbound' } }]);
    await store.webhooks.remove('erna', id);
    const scope = { user_id: 'alice', method: 'POST', route: '/api/webhooks', key: 'key-number-one' };
    const claimed = await store.idempotency.claim(scope, {
      fingerprint: 'f',
      now: NOW,
      expiresAt: LATER,
      staleBefore: NOW,
    });
    const answer = { status: 201, headers: {}, body: 'k1.body', is_sealed: true };
    if (claimed.kind === 'claimed') await store.idempotency.complete(scope, claimed.claimId, answer);
    expect(await only('answers', 'k1')).to.deep.include({ scope, sealed: { sealed_body: 'k1.body' } });
  });

  it('goes from page to page', async () => {
    const users: string[] = [];
    let after: string | null = null;
    for (let pages = 1; pages <= 3; pages++) {
      const page = await find('webhooks', 'k2', after, 2);
      users.push(...page.items.map(({ user_id }) => user_id));
      after = page.next;
      if (after === null) break;
    }
    expect(users).to.deep.equal(['alice', 'bob', 'carl', 'dora']);
    expect((await find('connect_requests', 'k2', null, 1)).next).to.equal(HASH);
    expect((await find('connect_requests', 'k2', HASH, 1)).items).to.deep.equal([]);
  });

  it('replaces the text that was read, and no other', async () => {
    const sender = await only('senders', 'k2');
    const before = await store.senders.find('alice', sender.id);
    expect(await store.sealedSecrets.replace('senders', sender, 'imap_password', 'k2.imap')).to.equal(true);
    expect(await store.sealedSecrets.replace('senders', sender, 'imap_password', 'k2.again')).to.equal(false);
    const passwords = { smtp_password: 'k2~.smtp', imap_password: 'k2.imap' };
    expect(await store.senders.secretsOf('alice', sender.id)).to.deep.equal(passwords);
    expect(await store.senders.find('alice', sender.id)).to.deep.equal(before);
    const request = await only('connect_requests', 'k2');
    expect(await store.sealedSecrets.replace('connect_requests', request, 'verifier', 'k2.v')).to.equal(true);
    expect((await store.connectRequests.find(HASH, NOW))?.verifier).to.equal('k2.v');
  });

  it('never overwrites a password or a secret that was set meanwhile', async () => {
    const { id } = await only('senders', 'k3');
    const stale = { id, user_id: 'alice', platform: null, scope: null, sealed: { smtp_password: 'k2.smtp' } };
    await store.senders.update('alice', id, { smtp_password: 'k1.new' }, LATER);
    expect(await store.sealedSecrets.replace('senders', stale, 'smtp_password', 'k3.old')).to.equal(false);
    expect((await store.senders.secretsOf('alice', id))?.smtp_password).to.equal('k1.new');
    const hook = await only('webhooks', 'k2');
    await store.webhooks.rotateSecret(hook.user_id, hook.id, 'k1.rotated', LATER, NOW);
    expect(await store.sealedSecrets.replace('webhooks', hook, 'secret', 'k2.secret')).to.equal(false);
    const secrets = await store.webhooks.secretsOf(hook.user_id, hook.id, NOW);
    expect(secrets).to.deep.equal({ secret: 'k1.rotated', previous: 'k1~.secret' });
  });
});
