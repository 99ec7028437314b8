import { expect } from 'chai';
import { createAccountHandlers } from '../../../../api/accounts/handlers/account.js';
import { createRecordingGateway } from '../../../support/api/operations-api.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NAMED = { workspace_id: 'alice', name: 'Bees', description: null, keywords: [] };

describe('[I] account handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  const gateway = createRecordingGateway();
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const handlers = createAccountHandlers({ ...running.store, gateway });
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });

  it('erase what is kept of the caller and of no one else, and say how much that was', async () => {
    const { campaigns } = running.store;
    for (const user of ['alice', 'bob']) await campaigns.insert(user, { ...NAMED, workspace_id: user }, new Date());
    const headers = { authorization: `Bearer ${await identity.token({ sub: 'alice' })}` };
    const { status, json } = await api.call('DELETE', '/api/account', { headers });
    const nothing = { platforms: [], next_step: null };
    expect([status, json]).to.deep.equal([200, { status: 'erased', records: 1, workflows: 2, ...nothing }]);
    const again = await api.call('DELETE', '/api/account', { headers });
    expect(again.json).to.deep.equal({ status: 'erased', records: 0, workflows: 0, ...nothing });
    expect(new Set(gateway.erasures)).to.deep.equal(new Set(['alice']));
    expect((await campaigns.list('bob', {}, 10, null)).items).to.have.length(1);
    expect((await campaigns.list('alice', {}, 10, null)).items).to.deep.equal([]);
  });

  it('need somebody who is signed in', async () => {
    expect((await api.call('DELETE', '/api/account')).status).to.equal(401);
  });
});
