import { expect } from 'chai';
import { loadConnectionEnds } from '../../../api/search/load-connection-ends.js';
import { connectionEndKey } from '../../../domain/search/ended-connection.js';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] loadConnectionEnds', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('has those of the user that were ended', async () => {
    const { artifacts } = running.store;
    const ended_at = '2026-06-03T10:00:00.000Z';
    await artifacts.put('alice', connectionEndKey('analytics'), { ended_at });
    expect(await loadConnectionEnds(artifacts, 'alice')).to.deep.equal({ analytics: ended_at });
    expect(await loadConnectionEnds(artifacts, 'bob')).to.deep.equal({});
  });
});
