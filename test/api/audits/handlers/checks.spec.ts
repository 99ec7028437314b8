import { expect } from 'chai';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { DEFAULT_THRESHOLDS } from '../../../../domain/seo/thresholds.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';

describe('[I] catalog of checks', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice');
  });
  after(() => running.stop());

  const get = (headers: Record<string, string> = {}) =>
    running.api.call('GET', '/api/seo/checks', { headers: { ...alice, ...headers } });

  it('holds every check and every threshold, as the contract says', async () => {
    const answer = await get();
    expect(answer.status, answer.text).to.equal(200);
    const { checks, thresholds } = answer.json as { checks: { id: string }[]; thresholds: { name: string }[] };
    expect(checks.map(({ id }) => id)).to.deep.equal(ALL_CHECKS.map(({ id }) => id));
    expect(thresholds.map(({ name }) => name)).to.deep.equal(Object.keys(DEFAULT_THRESHOLDS));
    expect(answer.headers['cache-control']).to.equal('private, max-age=300');
  });

  it('is sent once: who has it gets 304', async () => {
    const { etag } = (await get()).headers;
    expect(etag).to.match(/^(W\/)?"[^"]+"$/);
    const again = await get({ 'if-none-match': String(etag) });
    expect([again.status, again.text]).to.deep.equal([304, '']);
    expect((await get({ 'if-none-match': '"another"' })).status).to.equal(200);
  });
});
