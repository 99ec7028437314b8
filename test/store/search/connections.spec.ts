import { expect } from 'chai';
import type { SealedTokens } from '../../../domain/oauth/sealed-tokens.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const tokens = (word: string): SealedTokens => ({
  access_token: `k1.${word}`,
  refresh_token: `k1.${word}-refresh`,
  expires_at: later(3600).toISOString(),
});
const SCOPES = ['read'];

describe('[I] connections repository', () => {
  let running: TestStore;
  let connections: Store['connections'];
  before(async () => {
    running = await startStore();
    connections = running.store.connections;
  });
  after(() => running.stop());

  const connect = (user_id: string, word = 'one', platform: 'searchconsole' | 'altengine' = 'searchconsole') =>
    connections.connect({ user_id, platform }, { ...tokens(word), scopes: SCOPES }, NOW);
  const claim = (user: string, by: string, version = 1, now = NOW) =>
    connections.claimRefresh(user, 'searchconsole', { version, by, until: new Date(now.getTime() + 30_000) }, now);

  it('shows a connection without its tokens, to its user alone', async () => {
    expect(await connections.find('alice', 'searchconsole')).to.equal(null);
    await connect('alice');
    const shown = await connections.find('alice', 'searchconsole');
    expect(shown).to.deep.equal({
      user_id: 'alice',
      platform: 'searchconsole',
      status: 'connected',
      scopes: SCOPES,
      properties: [],
      created_by: null,
      connected_at: NOW.toISOString(),
      listed_at: null,
      last_sync_at: null,
      error: null,
    });
    expect(await connections.find('bob', 'searchconsole')).to.equal(null);
    expect(await connections.grantOf('bob', 'searchconsole')).to.equal(null);
  });

  it('keeps one connection for each platform, in the order of platforms', async () => {
    await connect('anna', 'x', 'altengine');
    await connect('anna');
    expect((await connections.all('anna')).map(({ platform }) => platform)).to.deep.equal([
      'searchconsole',
      'altengine',
    ]);
  });

  it('puts a new grant in the place of the old one, with nothing left of it', async () => {
    await connect('bea');
    await connections.noteSync('bea', 'searchconsole', { properties: ['p'], at: NOW, error: null });
    await connections.markExpired('bea', 'searchconsole', 'gone');
    await connect('bea', 'two');
    expect(await connections.find('bea', 'searchconsole')).to.include({ status: 'connected', error: null });
    expect(await connections.grantOf('bea', 'searchconsole')).to.include({ access_token: 'k1.two', version: 2 });
    expect(await connections.find('bea', 'searchconsole')).to.deep.include({ properties: [], listed_at: null });
  });

  it('makes one of many first grants at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => connect('carol', `w${index}`)));
    expect((await connections.all('carol')).length).to.equal(1);
    expect((await connections.grantOf('carol', 'searchconsole'))?.version).to.equal(8);
  });

  it('lets one of many rivals refresh, and another one once its claim is over', async () => {
    await connect('dan');
    const taken = await Promise.all(Array.from({ length: 10 }, (_, index) => claim('dan', `p${index}`)));
    expect(taken.filter((won) => won).length).to.equal(1);
    expect(await claim('dan', 'late', 1, later(29))).to.equal(false);
    expect(await claim('dan', 'late', 1, later(31))).to.equal(true);
    const winner = `p${taken.indexOf(true)}`;
    expect(
      await connections.saveRefresh('dan', 'searchconsole', { version: 1, by: winner }, tokens('lost'), NOW),
    ).to.equal(false);
    expect(
      await connections.saveRefresh('dan', 'searchconsole', { version: 1, by: 'late' }, tokens('new'), later(32)),
    ).to.equal(true);
    expect(await connections.grantOf('dan', 'searchconsole')).to.include({ access_token: 'k1.new', version: 2 });
  });

  it('does not claim a version that is out of date, nor a grant that is gone', async () => {
    await connect('eva');
    expect(await claim('eva', 'p', 7)).to.equal(false);
    await connections.markExpired('eva', 'searchconsole', 'gone');
    expect(await claim('eva', 'p')).to.equal(false);
  });

  it('gives a claim back', async () => {
    await connect('fay');
    await claim('fay', 'p');
    await connections.releaseRefresh('fay', 'searchconsole', { version: 1, by: 'another' });
    expect(await claim('fay', 'q')).to.equal(false);
    await connections.releaseRefresh('fay', 'searchconsole', { version: 1, by: 'p' });
    expect(await claim('fay', 'q')).to.equal(true);
  });

  it('notes how a sync went, and keeps what was known when it failed', async () => {
    await connect('gus');
    await connections.noteSync('gus', 'searchconsole', { properties: ['a', 'b'], at: NOW, error: null });
    await connections.noteSync('gus', 'searchconsole', { at: later(60), error: 'It answers with 503' });
    expect(await connections.find('gus', 'searchconsole')).to.deep.include({
      status: 'error',
      error: 'It answers with 503',
      properties: ['a', 'b'],
      last_sync_at: NOW.toISOString(),
    });
    await connections.noteSync('gus', 'searchconsole', { at: later(120), error: null });
    expect(await connections.find('gus', 'searchconsole')).to.include({
      status: 'connected',
      error: null,
      last_sync_at: later(120).toISOString(),
      listed_at: NOW.toISOString(),
    });
  });

  it('drops a property that the provider refused', async () => {
    await connect('pat');
    const note = { properties: ['a', 'b'], owned_properties: ['a'], at: NOW, error: null };
    await connections.noteSync('pat', 'searchconsole', note);
    await connections.removeProperty('pat', 'searchconsole', 'a');
    const kept = await connections.find('pat', 'searchconsole');
    expect(kept?.properties).to.deep.equal(['b']);
    expect(kept?.owned_properties ?? []).to.deep.equal([]);
    expect(kept).to.include({ status: 'connected', listed_at: NOW.toISOString() });
  });

  it('leaves an expired grant expired whatever is noted, and a newer grant alone', async () => {
    await connect('hal');
    expect(await connections.markExpired('hal', 'searchconsole', 'old news', 9)).to.equal(false);
    expect(await connections.markExpired('hal', 'searchconsole', 'Connect again', 1)).to.equal(true);
    await connections.noteSync('hal', 'searchconsole', { at: later(60), error: null });
    expect(await connections.find('hal', 'searchconsole')).to.include({ status: 'expired', error: 'Connect again' });
  });

  it('erases', async () => {
    await connect('ivy');
    expect(await connections.remove('bob', 'searchconsole')).to.equal(false);
    expect(await connections.remove('ivy', 'searchconsole')).to.equal(true);
    expect(await connections.find('ivy', 'searchconsole')).to.equal(null);
    expect(await connections.remove('ivy', 'searchconsole')).to.equal(false);
  });
});
