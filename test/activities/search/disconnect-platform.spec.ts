import { expect } from 'chai';
import { disconnectPlatform } from '../../../activities/search/disconnect-platform.js';
import { connectionEndKey } from '../../../domain/search/ended-connection.js';
import { NEVER, startSearchConsole, type TestSearchConsole } from '../../support/search-console.js';
import { searchDataDeps } from '../../support/search-data-deps.js';

describe('[I] disconnect platform', () => {
  let running: TestSearchConsole;
  before(async () => {
    running = await startSearchConsole();
  });
  after(() => running.stop());

  const disconnect = (user_id: string, changes = {}, platform: 'searchconsole' | 'altengine' = 'searchconsole') =>
    disconnectPlatform(searchDataDeps(running, running, changes), { user_id, platform }, NEVER);
  const isKept = async (user: string) => (await running.store.connections.find(user, 'searchconsole')) !== null;

  it('takes the grant back at the provider and erases it', async () => {
    await running.connect('alice');
    const { token } = await running.tokens.get('alice', 'searchconsole', NEVER);
    expect(await disconnect('alice')).to.deep.equal({ found: true, revoked: true });
    expect(running.servers.google.grantOf(`Bearer ${token}`)).to.equal(null);
    expect(await isKept('alice')).to.equal(false);
    expect(await disconnect('alice')).to.deep.equal({ found: false, revoked: false });
  });

  it('keeps the day, for what was read through it', async () => {
    await running.connect('dora');
    const now = () => new Date('2026-06-03T10:00:00.000Z');
    await disconnect('dora', { now });
    const later = () => new Date('2026-07-01T10:00:00.000Z');
    await disconnect('dora', { now: later });
    expect(await running.store.artifacts.get('dora', connectionEndKey('searchconsole'))).to.deep.equal({
      ended_at: '2026-06-03T10:00:00.000Z',
    });
  });

  it('erases it also when the provider does not answer, or knows it no more', async () => {
    await running.connect('bea');
    running.servers.fail('token', { status: 503 });
    expect(await disconnect('bea')).to.deep.equal({ found: true, revoked: false });
    expect(await isKept('bea')).to.equal(false);
    await running.connect('carol');
    running.servers.google.revokeAll();
    expect(await disconnect('carol')).to.deep.equal({ found: true, revoked: true });
  });

  it('erases what cannot be revoked: no client, no address for it, a lost key', async () => {
    await running.connect('dan');
    expect(await disconnect('dan', { oauth: () => null })).to.deep.equal({ found: true, revoked: false });
    await running.connect('eva', 'altengine');
    expect(await disconnect('eva', {}, 'altengine')).to.deep.equal({ found: true, revoked: false });
    await running.connect('fay');
    const { secrets } = running.newProcess({ keys: [`k9:${Buffer.alloc(32, 9).toString('base64')}`] });
    const errors: unknown[] = [];
    const reportError = (error: unknown, place: string) => void errors.push([place, String(error)]);
    expect(await disconnect('fay', { secrets, reportError })).to.deep.equal({ found: true, revoked: false });
    expect(errors).to.have.length(1);
    expect(String(errors[0])).to.match(/^revoke access to search data,LostKeyError: /);
    expect([await isKept('dan'), await isKept('eva'), await isKept('fay')]).to.deep.equal([false, false, false]);
  });

  it('lets no one come back who was on the way', async () => {
    const now = new Date();
    const request = {
      id: 'r1',
      user_id: 'gus',
      actor_id: null,
      platform: 'searchconsole' as const,
      session_hash: null,
    };
    const rest = { verifier: 'sealed', redirect_uri: 'https://app.example/' };
    await running.store.connectRequests.insert({ ...request, ...rest }, now, new Date(now.getTime() + 60_000));
    await disconnect('gus');
    expect(await running.store.connectRequests.find('r1', now)).to.equal(null);
  });
});
