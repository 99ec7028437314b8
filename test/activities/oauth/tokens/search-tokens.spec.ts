import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { NEVER, startSearchConsole, TEST_KEY, type TestSearchConsole } from '../../../support/search-console.js';
import { until } from '../../../support/until.js';

const START_MS = Date.parse('2026-06-01T08:00:00.000Z');

describe('[I] access tokens', () => {
  let running: TestSearchConsole;
  let nowMs = START_MS;
  const now = () => new Date(nowMs);
  before(async () => {
    running = await startSearchConsole({ google: { rotates: true }, now });
  });
  after(() => running.stop());
  let user = '';
  beforeEach(async () => {
    nowMs = START_MS;
    user = `user-${randomBytes(4).toString('hex')}`;
    await running.connect(user);
    running.pauses.length = 0;
  });

  const get = (process: Pick<TestSearchConsole, 'tokens'> = running) =>
    process.tokens.get(user, 'searchconsole', NEVER).then(
      ({ token }) => token,
      (error: { code: string }) => error.code,
    );
  const status = async () => (await running.store.connections.find(user, 'searchconsole'))?.status;
  const refreshes = () => running.servers.google.counts.refreshes;
  const pass = (minutes: number) => {
    nowMs += minutes * 60_000;
  };

  it('are used as long as they hold for some minutes', async () => {
    const before = refreshes();
    const first = await get();
    pass(54);
    expect(await get()).to.equal(first);
    expect(refreshes()).to.equal(before);
    pass(2);
    expect(await get())
      .to.match(/^access-/)
      .and.not.equal(first);
    expect(refreshes()).to.equal(before + 1);
  });

  it('are renewed once, however many processes want one at the same time', async () => {
    const before = refreshes();
    pass(70);
    const processes = Array.from({ length: 8 }, () => running.newProcess());
    const tokens = await Promise.all(processes.flatMap((process) => [get(process), get(process)]));
    expect(new Set(tokens).size, tokens.join()).to.equal(1);
    expect(tokens[0]).to.match(/^access-/);
    expect(refreshes()).to.equal(before + 1);
  });

  it('keep the rotated refresh token, with which the next renewal works', async () => {
    for (let hour = 0; hour < 3; hour++) {
      pass(60);
      expect(await get()).to.match(/^access-/);
    }
    expect(await status()).to.equal('connected');
  });

  it('are in the store, sealed, before anybody uses them', async () => {
    pass(60);
    const token = await get();
    const grant = await running.store.connections.grantOf(user, 'searchconsole');
    expect(running.secrets.open(grant?.access_token ?? '', `${user}|searchconsole|access_token`)).to.equal(token);
    expect(JSON.stringify(grant)).to.not.contain(token);
  });

  it('end for good when the provider says that the grant is gone, and it is not asked again', async () => {
    running.servers.google.revokeAll();
    pass(60);
    const before = refreshes();
    expect(await get()).to.equal('connection_expired');
    expect([await status(), refreshes()]).to.deep.equal(['expired', before + 1]);
    expect([await get(), await get()]).to.deep.equal(['connection_expired', 'connection_expired']);
    expect(refreshes()).to.equal(before + 1);
    const noted = await running.store.connections.find(user, 'searchconsole');
    expect(noted?.error).to.equal('searchconsole has ended the access that was given; connect again');
  });

  for (const fault of [{ status: 500 }, { status: 503 }, { status: 429 }, { status: 200, body: '<html>Sorry</html>' }])
    it(`keep the grant when the provider answers ${fault.status}${fault.body ? ' with a page' : ''}`, async () => {
      pass(61);
      running.servers.fail('token', fault);
      expect(await get()).to.equal('dependency_unavailable');
      expect(await status()).to.equal('error');
      expect(await get()).to.match(/^access-/);
    });

  it('are used to their end while the provider cannot be asked', async () => {
    const first = await get();
    pass(57);
    running.servers.fail('token', { status: 503 });
    expect(await get()).to.equal(first);
  });

  it('say when the client of this installation is not accepted', async () => {
    pass(61);
    running.servers.fail('token', { status: 401, body: { error: 'invalid_client' } });
    expect(await get()).to.equal('provider_missing');
    expect(await status()).to.equal('error');
  });

  it('are renewed by another process when the one that began has died', async () => {
    pass(61);
    const grant = await running.store.connections.grantOf(user, 'searchconsole');
    await running.store.connections.claimRefresh(
      user,
      'searchconsole',
      { version: grant?.version ?? 0, by: 'the dead', until: new Date(nowMs + 30_000) },
      now(),
    );
    const before = refreshes();
    const waiting = get();
    await until('it has looked three times', () => running.pauses.length >= 3);
    expect(refreshes()).to.equal(before);
    pass(1);
    expect(await waiting).to.match(/^access-/);
    expect(refreshes()).to.equal(before + 1);
  });

  it('that were refused are not used again', async () => {
    const refused = await running.tokens.get(user, 'searchconsole', NEVER);
    const [one, two] = await Promise.all([
      running.tokens.renew(user, 'searchconsole', refused, NEVER),
      running.newProcess().tokens.renew(user, 'searchconsole', refused, NEVER),
    ]);
    expect(one).to.deep.equal(two);
    expect(one.token).to.not.equal(refused.token);
  });

  it('open with an old key as long as it is there; without it the reason is plain, and the grant stands', async () => {
    const newKey = `k2:${randomBytes(32).toString('base64')}`;
    expect(await get(running.newProcess({ keys: [newKey, TEST_KEY] }))).to.match(/^access-/);
    expect(await get(running.newProcess({ keys: [newKey] }))).to.equal('dependency_unavailable');
    const noted = await running.store.connections.find(user, 'searchconsole');
    expect([noted?.status, noted?.error]).to.deep.equal([
      'error',
      'The key that this access is encrypted with is not among ENCRYPTION_KEYS: put it back, or connect again',
    ]);
    expect(await get()).to.match(/^access-/);
  });

  it('do not open in the row of another user', async () => {
    const thief = `${user}-thief`;
    await running.connect(thief);
    const rows = running.connection.collection('platform_connections');
    const row = await rows.findOne({ user_id: user });
    await rows.updateOne({ user_id: thief }, { $set: { access_token: row?.['access_token'] } });
    const failure = await running.tokens.get(thief, 'searchconsole', NEVER).catch((error: unknown) => error);
    expect(failure).to.include({
      code: 'dependency_unavailable',
      message: 'What is stored of this access cannot be read: connect again',
    });
  });

  it('expire with their access where the provider gave no refresh token', async () => {
    await running.connection
      .collection('platform_connections')
      .updateOne({ user_id: user }, { $set: { refresh_token: null } });
    expect(await get()).to.match(/^access-/);
    pass(61);
    expect(await get()).to.equal('connection_expired');
    expect(await status()).to.equal('expired');
  });

  it('are no one’s when the connection was erased while they were made', async () => {
    pass(61);
    const asked = () => running.servers.hits.filter((hit) => hit === 'POST /google/token').length;
    const before = asked();
    let waiting: ReturnType<typeof get> | null = null;
    await running.servers.holdDuring(async () => {
      waiting = get();
      await until('the provider is asked', () => asked() > before);
      await running.store.connections.remove(user, 'searchconsole');
    });
    expect(await waiting).to.equal('not_connected');
  });
});
