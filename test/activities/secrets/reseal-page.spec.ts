import { expect } from 'chai';
import { resealPage } from '../../../activities/secrets/reseal-page.js';
import { SEALED_KINDS, type SealedKind } from '../../../domain/secrets/sealed-kinds.js';
import { secretPlace } from '../../../domain/secrets/secret-place.js';
import { createSecrets } from '../../../platform/secrets.js';
import { newSender } from '../../support/samples/new-sender.js';
import { NEVER, startSearchConsole, TEST_KEY, type TestSearchConsole } from '../../support/search-console.js';

const NEW_KEY = `k2:${Buffer.alloc(32, 2).toString('base64')}`;
const THIRD_KEY = `k3:${Buffer.alloc(32, 3).toString('base64')}`;
const USERS = 130;
const NOW = new Date();
const HOOK = { url: 'https://hooks.example/', event_types: [], description: null };

describe('[I] reseal a page of secrets', function () {
  this.timeout(120_000);
  let running: TestSearchConsole;
  let senderId: string;
  let hookId: string;
  const old = createSecrets([TEST_KEY]);
  before(async () => {
    running = await startSearchConsole();
    for (let user = 0; user < USERS; user++) await running.connect(`user-${user}`);
    const passwords = { smtp_password: old.seal('smtp word'), imap_password: old.seal('imap word') };
    const sender = await running.store.senders.insert('alice', newSender('a@example.com', passwords), NOW);
    senderId = sender?.id ?? '';
    hookId = (await running.store.webhooks.insert('alice', HOOK, old.seal('whsec_one'), NOW)).id;
    const until = new Date(NOW.getTime() + 86_400_000);
    await running.store.webhooks.rotateSecret('alice', hookId, old.seal('whsec_two'), until, NOW);
    const scope = { user_id: 'alice', method: 'POST', route: '/api/webhooks', key: 'key-number-one' };
    const claim = { fingerprint: 'f', now: NOW, expiresAt: until, staleBefore: NOW };
    const claimed = await running.store.idempotency.claim(scope, claim);
    const answer = { status: 201, headers: {}, body: old.seal('the answer'), is_sealed: true };
    if (claimed.kind === 'claimed') await running.store.idempotency.complete(scope, claimed.claimId, answer);
  });
  after(() => running.stop());

  const none = { resealed: 0, lost: 0 };
  const openPassword = (keys: string[], field: 'smtp_password' | 'imap_password', text?: string | null) =>
    createSecrets(keys).openBound(text ?? '', secretPlace.password('alice', senderId, field));
  const openSecret = (keys: string[], text?: string | null) =>
    createSecrets(keys).openBound(text ?? '', secretPlace.webhook('alice', hookId));
  const sweep = async (kind: SealedKind, keys: string[]) => {
    const { sealedSecrets } = running.store;
    const deps = { sealedSecrets, secrets: createSecrets(keys) };
    const { resealed, lost } = await resealPage(deps, { kind, after: null });
    return { resealed, lost };
  };
  const count = async (id: string) => {
    const rows = await running.connection.collection('platform_connections').find().toArray();
    const tokens = rows.flatMap(({ access_token, refresh_token }) => [String(access_token), String(refresh_token)]);
    return tokens.filter((text) => text.startsWith(`${id}.`)).length;
  };

  it('binds to their places what was sealed before places were bound, under the same key, once', async () => {
    expect(await sweep('senders', [TEST_KEY])).to.deep.equal({ ...none, resealed: 2 });
    expect(await sweep('webhooks', [TEST_KEY])).to.deep.equal({ ...none, resealed: 2 });
    expect(await sweep('answers', [TEST_KEY])).to.deep.equal({ ...none, resealed: 1 });
    const passwords = await running.store.senders.secretsOf('alice', senderId);
    expect(passwords?.smtp_password).to.match(/^k1~[.]/);
    expect(openPassword([TEST_KEY], 'smtp_password', passwords?.smtp_password)).to.equal('smtp word');
    expect(() => openPassword([TEST_KEY], 'imap_password', passwords?.smtp_password)).to.throw();
    const secrets = await running.store.webhooks.secretsOf('alice', hookId, NOW);
    expect(openSecret([TEST_KEY], secrets?.previous)).to.equal('whsec_one');
    const scope = { user_id: 'alice', method: 'POST', route: '/api/webhooks', key: 'key-number-one' };
    const [kept] = await running.connection.collection('idempotency_keys').find({ user_id: 'alice' }).toArray();
    expect(old.openBound(String(kept?.['sealed_body']), secretPlace.answer(scope))).to.equal('the answer');
  });

  it('has nothing to do while one key seals', async () => {
    for (const kind of SEALED_KINDS) expect(await sweep(kind, [TEST_KEY])).to.deep.equal(none);
  });

  it('goes from page to page and from kind to kind', async () => {
    const deps = { sealedSecrets: running.store.sealedSecrets, secrets: createSecrets([THIRD_KEY]) };
    const walked: [string, number][] = [];
    let place: Awaited<ReturnType<typeof resealPage>>['next'] = null;
    do {
      const page: Awaited<ReturnType<typeof resealPage>> = await resealPage(deps, place);
      walked.push([page.kind, page.lost]);
      place = page.next;
    } while (place !== null);
    expect(walked).to.deep.equal([
      ['connections', 200],
      ['connections', 60],
      ['connect_requests', 0],
      ['senders', 2],
      ['mailbox_grants', 0],
      ['webhooks', 2],
      ['answers', 1],
      ['crawl_access', 0],
    ]);
  });

  it('continues where it was broken off, and finds nothing the second time', async () => {
    expect(await sweep('connections', [NEW_KEY, TEST_KEY])).to.include({ resealed: 200, lost: 0 });
    expect([await count('k2'), await count('k1')]).to.deep.equal([200, 60]);
    // Killed here: begins anew, without what is done.
    expect(await sweep('connections', [NEW_KEY, TEST_KEY])).to.deep.equal({ ...none, resealed: 60 });
    expect(await count('k2')).to.equal(USERS * 2);
    expect(await sweep('connections', [NEW_KEY, TEST_KEY])).to.deep.equal(none);
  });

  it('leaves tokens that open with the new key alone', async () => {
    const process = running.newProcess({ keys: [NEW_KEY] });
    const { token } = await process.tokens.get('user-129', 'searchconsole', NEVER);
    expect(running.servers.google.grantOf(`Bearer ${token}`)).to.not.equal(null);
  });

  it('leaves passwords and secrets, the one before too, that open with the new key alone', async () => {
    for (const kind of ['senders', 'webhooks'] as const)
      expect(await sweep(kind, [NEW_KEY, TEST_KEY])).to.deep.equal({ ...none, resealed: 2 });
    const passwords = await running.store.senders.secretsOf('alice', senderId);
    expect(openPassword([NEW_KEY], 'smtp_password', passwords?.smtp_password)).to.equal('smtp word');
    expect(openPassword([NEW_KEY], 'imap_password', passwords?.imap_password)).to.equal('imap word');
    const secrets = await running.store.webhooks.secretsOf('alice', hookId, NOW);
    const opened = [secrets?.secret, secrets?.previous].map((text) => openSecret([NEW_KEY], text));
    expect(opened).to.deep.equal(['whsec_two', 'whsec_one']);
  });

  it('counts what was sealed with a key that is gone, leaves it as it is, and seals what it can', async () => {
    expect(await sweep('connections', [THIRD_KEY])).to.include({ resealed: 0, lost: 200 });
    expect(await count('k2')).to.equal(USERS * 2);
    await running.store.senders.update('alice', senderId, { smtp_password: old.seal('smtp word') }, NOW);
    const before = await running.store.senders.secretsOf('alice', senderId);
    expect(await sweep('senders', [THIRD_KEY, NEW_KEY])).to.deep.equal({ resealed: 1, lost: 1 });
    const passwords = await running.store.senders.secretsOf('alice', senderId);
    expect(passwords?.smtp_password).to.equal(before?.smtp_password);
    expect(openPassword([THIRD_KEY], 'imap_password', passwords?.imap_password)).to.equal('imap word');
  });

  it('never overwrites what was set meanwhile, nor counts it', async () => {
    const { store } = running;
    const keys = createSecrets([THIRD_KEY, NEW_KEY, TEST_KEY]);
    const competitors = {
      ...keys,
      // Set between the reading of the page and its replacing.
      openBound: (text: string, place: string) => {
        pending.push(store.senders.update('alice', senderId, { smtp_password: old.seal('newer') }, NOW));
        return keys.openBound(text, place);
      },
    };
    const pending: Promise<unknown>[] = [];
    const sealedSecrets = {
      ...store.sealedSecrets,
      replace: async (...given: Parameters<typeof store.sealedSecrets.replace>) => {
        await Promise.all(pending);
        return store.sealedSecrets.replace(...given);
      },
    };
    const place = { kind: 'senders' as const, after: null };
    expect(await resealPage({ sealedSecrets, secrets: competitors }, place)).to.include(none);
    const passwords = await store.senders.secretsOf('alice', senderId);
    expect(old.open(passwords?.smtp_password ?? '')).to.equal('newer');
  });

  it('does not hinder a rotation that has read the secret before', async () => {
    const { store } = running;
    const sweeps = sweep('webhooks', [THIRD_KEY, NEW_KEY, TEST_KEY]);
    const until = new Date(NOW.getTime() + 2 * 86_400_000);
    expect(await store.webhooks.rotateSecret('alice', hookId, old.seal('whsec_three'), until, NOW)).to.equal(true);
    await sweeps;
    await sweep('webhooks', [THIRD_KEY, NEW_KEY, TEST_KEY]);
    const secrets = await store.webhooks.secretsOf('alice', hookId, NOW);
    const opened = [secrets?.secret, secrets?.previous].map((text) => openSecret([THIRD_KEY], text));
    expect(opened).to.deep.equal(['whsec_three', 'whsec_two']);
  });

  it('does nothing without a key', async () => {
    expect(await sweep('connections', [])).to.deep.equal(none);
  });
});
