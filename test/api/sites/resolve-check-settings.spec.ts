import { expect } from 'chai';
import { endOperation, type OperationsApi, startOperationsApi } from '../../support/api/operations-api.js';
import { until } from '../../support/until.js';

const SITE = 'https://site.example/';
const SETTINGS = { thresholds: { title_max_chars: 80 }, severities: { 'title/missing': 'off' as const } };
const RUNS: [path: string, field: string][] = [
  ['/api/seo/enterprise/complete-audit', 'website_url'],
  ['/api/seo/enterprise/quick-audit', 'website_url'],
  ['/api/seo/technical-seo', 'url'],
  ['/api/seo/on-page-analysis', 'url'],
];

describe('[I] settling check settings', () => {
  let running: OperationsApi;
  before(async () => {
    running = await startOperationsApi();
    await running.store.checkSettings.put('alice', 'site.example', SETTINGS, new Date());
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  async function start(
    path: string,
    body: object,
    { user = 'alice', headers = {} }: { user?: string; headers?: Record<string, string> } = {},
  ) {
    const signedIn = await running.as(user, 'premium');
    return running.api.call('POST', path, { headers: { ...signedIn, prefer: 'respond-async', ...headers }, body });
  }
  const startedWith = () => running.gateway.started.at(-1)?.input['check_settings'];

  for (const [path, field] of RUNS) {
    it(`${path} takes those of the project along`, async () => {
      expect((await start(path, { [field]: `${SITE}shop` })).status).to.equal(202);
      expect(startedWith()).to.deep.equal(SETTINGS);
    });

    it(`${path} lets the request override them, for this run`, async () => {
      const check_settings = { thresholds: { title_min_chars: 70 }, severities: { 'title/missing': 'critical' } };
      expect((await start(path, { [field]: SITE, check_settings })).status).to.equal(202);
      expect(startedWith()).to.deep.equal({
        thresholds: { title_max_chars: 80, title_min_chars: 70 },
        severities: { 'title/missing': 'critical' },
      });
      expect(await running.store.checkSettings.find('alice', 'site.example')).to.deep.include(SETTINGS);
    });

    it(`${path} refuses settings that make no sense, at their place`, async () => {
      const check_settings = { thresholds: { title_min_chars: 81 }, severities: { 'no/check': 'low' } };
      const answer = await start(path, { [field]: SITE, check_settings });
      expect(answer.status).to.equal(422);
      expect((answer.json as { detail: { loc: string[] }[] }).detail.map(({ loc }) => loc)).to.deep.equal([
        ['body', 'check_settings', 'severities', 'no/check'],
        ['body', 'check_settings', 'thresholds', 'title_min_chars'],
      ]);
      expect(running.gateway.started).to.have.length(0);
    });
  }

  it('is nothing where the defaults hold: another site, another user', async () => {
    const path = '/api/seo/technical-seo';
    await start(path, { url: 'https://other.example/' });
    expect(startedWith()).to.equal(undefined);
    await start(path, { url: SITE }, { user: 'bob' });
    expect(startedWith()).to.equal(undefined);
    expect(running.gateway.started).to.have.length(2);
  });

  it('leaves a repeat the same request, whatever became of the settings meanwhile', async () => {
    const path = '/api/seo/on-page-analysis';
    const url = 'https://changing.example/';
    const headers = { 'idempotency-key': 'settings-change-between', prefer: 'wait=60' };
    const first = start(path, { url }, { headers });
    await until('the first has started', () => running.gateway.started.length > 0);
    await running.store.checkSettings.put('alice', 'changing.example', SETTINGS, new Date());
    const second = start(path, { url }, { headers });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const [operation] = running.gateway.started;
    if (!operation) throw new Error('not started');
    const error = { code: 'timeout' as const, detail: 'too slow' };
    await endOperation(running.store, operation, 'failed', { error });
    expect((await Promise.all([first, second])).map(({ status }) => status)).to.deep.equal([504, 504]);
    expect((await running.store.operations.find('alice', operation.id))?.input).to.not.have.property('check_settings');
  });
});
