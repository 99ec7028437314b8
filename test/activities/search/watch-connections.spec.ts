import { expect } from 'chai';
import { watchConnections } from '../../../activities/search/watch-connections.js';
import { NEVER, startSearchConsole, type TestSearchConsole } from '../../support/search-console.js';
import { searchDataDeps } from '../../support/search-data-deps.js';

const START_MS = Date.parse('2026-06-01T08:00:00.000Z');
const HOUR_MS = 3_600_000;

describe('[I] watch connections', () => {
  let running: TestSearchConsole;
  let nowMs = START_MS;
  const now = () => new Date(nowMs);
  before(async () => {
    running = await startSearchConsole({ now });
  });
  after(() => running.stop());
  beforeEach(async () => {
    nowMs = START_MS;
    await running.connection.collection('platform_connections').deleteMany({});
  });

  const watch = (after: string | null = null) =>
    watchConnections(searchDataDeps(running, running, { now }), { after }, NEVER);
  const refreshes = () => running.servers.google.counts.refreshes;

  it('renews what was not used for most of a day, once', async () => {
    await running.connect('alice');
    await running.connect('alice', 'analytics');
    nowMs += 19 * HOUR_MS;
    expect(await watch()).to.deep.equal({ checked: 0, expired: 0, failed: 0, next: null });
    nowMs += 2 * HOUR_MS;
    const before = refreshes();
    expect(await watch()).to.deep.equal({ checked: 2, expired: 0, failed: 0, next: null });
    expect(refreshes()).to.equal(before + 2);
    expect(await watch()).to.deep.equal({ checked: 0, expired: 0, failed: 0, next: null });
  });

  it('marks what is gone, and asks for it no more', async () => {
    await running.connect('bea');
    running.servers.google.revokeAll();
    nowMs += 24 * HOUR_MS;
    expect(await watch()).to.deep.equal({ checked: 1, expired: 1, failed: 0, next: null });
    expect(await running.store.connections.find('bea', 'searchconsole')).to.include({ status: 'expired' });
    expect(await watch()).to.deep.equal({ checked: 0, expired: 0, failed: 0, next: null });
  });

  it('lets one failure alone, and tries that one again next time', async () => {
    await running.connect('carol');
    await running.connect('dan');
    nowMs += 24 * HOUR_MS;
    running.servers.fail('token', { status: 503 });
    expect(await watch()).to.deep.equal({ checked: 2, expired: 0, failed: 1, next: null });
    expect(await watch()).to.deep.equal({ checked: 1, expired: 0, failed: 0, next: null });
    expect(await running.store.connections.find('carol', 'searchconsole')).to.include({ platform: 'searchconsole' });
  });

  it('goes page by page, past those that fail', async () => {
    for (let user = 0; user < 51; user++) await running.connect(`user-${user}`);
    nowMs += 24 * HOUR_MS;
    running.servers.fail('token', ...Array.from({ length: 50 }, () => ({ status: 503 })));
    const first = await watch();
    expect(first).to.include({ checked: 50, failed: 50 });
    expect(await watch(first.next)).to.deep.equal({ checked: 1, expired: 0, failed: 0, next: null });
  });
});
