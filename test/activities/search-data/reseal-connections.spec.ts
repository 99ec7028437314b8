import { expect } from 'chai';
import { resealConnections } from '../../../activities/search-data/reseal-connections.js';
import { NEVER, startSearchConsole, TEST_KEY, type TestSearchConsole } from '../../support/search-console.js';
import { searchDataDeps } from '../../support/search-data-deps.js';

const NEW_KEY = `k2:${Buffer.alloc(32, 2).toString('base64')}`;
const THIRD_KEY = `k3:${Buffer.alloc(32, 3).toString('base64')}`;
const USERS = 130;

describe('[I] reseal connections', function () {
  this.timeout(30_000);
  let running: TestSearchConsole;
  before(async () => {
    running = await startSearchConsole();
    for (let user = 0; user < USERS; user++) await running.connect(`user-${user}`);
  });
  after(() => running.stop());

  const sweep = async (keys: string[], after: string | null) => {
    const process = running.newProcess({ keys });
    return resealConnections(searchDataDeps(running, running, { secrets: process.secrets }), { after });
  };
  const keyIds = async () => {
    const rows = await running.connection.collection('platform_connections').find().toArray();
    return rows.map(({ key_id }) => String(key_id));
  };
  const count = async (id: string) => (await keyIds()).filter((one) => one === id).length;

  it('has nothing to do while one key seals', async () => {
    expect(await sweep([TEST_KEY], null)).to.deep.equal({ resealed: 0, lost: 0, next: null });
  });

  it('goes on where it was broken off, and finds nothing the second time', async () => {
    const first = await sweep([NEW_KEY, TEST_KEY], null);
    expect(first).to.include({ resealed: 100, lost: 0 });
    expect([await count('k2'), await count('k1')]).to.deep.equal([100, 30]);
    // Killed here: begins anew, without what is done.
    expect(await sweep([NEW_KEY, TEST_KEY], null)).to.deep.equal({ resealed: 30, lost: 0, next: null });
    expect(await count('k2')).to.equal(USERS);
    expect(await sweep([NEW_KEY, TEST_KEY], null)).to.deep.equal({ resealed: 0, lost: 0, next: null });
  });

  it('leaves tokens that open with the new key alone', async () => {
    const process = running.newProcess({ keys: [NEW_KEY] });
    const { token } = await process.tokens.get('user-129', 'searchconsole', NEVER);
    expect(running.servers.google.grantOf(`Bearer ${token}`)).to.not.equal(null);
  });

  it('counts what was sealed with a key that is gone, and leaves it as it is', async () => {
    expect(await sweep([THIRD_KEY], null)).to.include({ resealed: 0, lost: 100 });
    expect(await count('k2')).to.equal(USERS);
  });

  it('does not overwrite tokens that were renewed meanwhile', async () => {
    const { store } = running;
    const [grant] = (await store.connectionSweeps.sealedOtherwise('k3', null, 1)).items;
    if (!grant) throw new Error('no grant');
    const process = running.newProcess({ keys: [THIRD_KEY, NEW_KEY] });
    const { token } = await process.tokens.renew(
      ...([grant.user_id, grant.platform, { token: '', version: grant.version }, NEVER] as const),
    );
    const stale = { access_token: 'stale', refresh_token: 'stale', key_id: 'k3' };
    expect(await store.connectionSweeps.reseal(grant, stale)).to.equal(false);
    expect((await process.tokens.get(grant.user_id, grant.platform, NEVER)).token).to.equal(token);
  });

  it('does nothing without a key', async () => {
    expect(await sweep([], null)).to.deep.equal({ resealed: 0, lost: 0, next: null });
  });
});
