import { expect } from 'chai';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { sampleResult } from '../../../support/samples/sample-results.js';

const PATH = '/api/seo/competitive-sitemap-benchmarking';
const COMPETITORS = ['https://one.example/', 'https://two.example/'];
const GATE_MS = 300_000;

interface State {
  status: string;
  operation_id: string | null;
  started_at: string | null;
  finished_at: string | null;
  report: { website_url: string; generated_at: string } | null;
  error: { code: string } | null;
}

describe('[I] sitemap benchmark handlers', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const post = (site: string, more: object = {}, headers = alice) =>
    running.api.call('POST', PATH, { headers, body: { website_url: site, competitors: COMPETITORS, ...more } });
  const idOf = ({ json }: { json: unknown }) => (json as { id: string }).id;
  async function stateOf(site: string | null, headers = alice): Promise<State> {
    const query = site === null ? '' : `?site_url=${encodeURIComponent(site)}`;
    const answer = await running.api.call('GET', PATH + query, { headers });
    expect(answer.status, answer.text).to.equal(200);
    return answer.json as State;
  }
  async function end(id: string, status: 'completed' | 'failed'): Promise<void> {
    const operation = { id, user_id: 'alice', type: 'sitemap_benchmark' as const };
    if (status === 'completed')
      await endOperation(running.store, operation, status, { result: await sampleResult(operation) });
    else await endOperation(running.store, operation, status, { error: { code: 'dns_failure', detail: 'no host' } });
  }
  /** As if so much time had passed since everything that happened so far. */
  async function pass(id: string, ms: number): Promise<void> {
    const operations = running.connection.collection('operations');
    const [found] = await operations.find({ workflow_id: new RegExp(id) }).toArray();
    const back = (at: Date | null) => (at ? new Date(at.getTime() - ms) : null);
    const times = { created_at: back(found?.['created_at']), finished_at: back(found?.['finished_at']) };
    await operations.updateOne({ _id: found?._id }, { $set: times });
  }

  it('is always accepted in the background, with the competitors it was told', async () => {
    const three = [...COMPETITORS, 'https://three.example/'];
    const answer = await post('taking.example', { competitors: three, max_competitors: 2 });
    expect(answer.status, answer.text).to.equal(202);
    expect(answer.headers.location).to.equal(`/api/operations/${idOf(answer)}`);
    expect(answer.json).to.include({ type: 'sitemap_benchmark', status: 'queued' });
    expect(running.gateway.started.map(({ input, site }) => ({ input, site }))).to.deep.equal([
      { input: { website_url: 'https://taking.example/', competitors: COMPETITORS }, site: 'taking.example' },
    ]);
  });

  it('is one, however many ask for it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('https://www.many.example/x')));
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([202]));
    expect(new Set(answers.map(idOf)).size).to.equal(1);
    expect(new Set(running.gateway.started.map(({ workflow_id }) => workflow_id)).size).to.equal(1);
    const site = 'many.example';
    expect(await running.connection.collection('operations').countDocuments({ site })).to.equal(1);
    await end(idOf(answers[0] ?? { json: null }), 'completed');
    await pass(idOf(answers[0] ?? { json: null }), GATE_MS + 1);
    const later = await Promise.all(Array.from({ length: 50 }, () => post('https://many.example/')));
    expect(new Set(later.map(idOf)).size).to.equal(1);
    expect(idOf(later[0] ?? { json: null })).to.not.equal(idOf(answers[0] ?? { json: null }));
    expect(await running.connection.collection('operations').countDocuments({ site })).to.equal(2);
  });

  it('is the same one while it runs, and for 300 s after it started and ended', async () => {
    const first = idOf(await post('gate.example'));
    await pass(first, 10 * GATE_MS);
    expect(idOf(await post('gate.example', { competitors: [...COMPETITORS, 'https://x.example/'] }))).to.equal(first);
    await end(first, 'failed');
    const again = await post('gate.example');
    expect([again.status, idOf(again)]).to.deep.equal([202, first]);
    expect(again.json).to.include({ status: 'failed' });
    await pass(first, GATE_MS - 100_000);
    expect(idOf(await post('gate.example'))).to.equal(first);
    await pass(first, 100_001);
    expect(idOf(await post('gate.example'))).to.not.equal(first);
  });

  it('is another one for another site and another user', async () => {
    const ids = [
      idOf(await post('apart.example')),
      idOf(await post('apart.example:8080')),
      idOf(await post('apart.example', {}, await running.as('bob'))),
    ];
    expect(new Set(ids).size).to.equal(3);
  });

  it('can be asked about at any time', async () => {
    const nobody = await running.as('nobody');
    const none = { operation_id: null, started_at: null, finished_at: null, report: null, error: null };
    expect(await stateOf(null, nobody)).to.deep.equal({ status: 'none', ...none });
    expect(await stateOf('never.example')).to.deep.equal({ status: 'none', ...none });

    const id = idOf(await post('asked.example'));
    expect(await stateOf('http://www.asked.example/page')).to.deep.equal({
      status: 'queued',
      ...none,
      operation_id: id,
    });
    await running.store.operations.markRunning('alice', id);
    expect(await stateOf('asked.example')).to.include({ status: 'processing', finished_at: null, report: null });
    await end(id, 'completed');
    const done = await stateOf('asked.example');
    expect(done).to.include({ status: 'completed', operation_id: id, error: null });
    expect(done.report?.website_url).to.equal('https://site.example/');
    expect([done.started_at, done.finished_at].map((at) => typeof at)).to.deep.equal(['string', 'string']);
  });

  it('keeps showing the last good report while a new one runs or after one has failed', async () => {
    const good = idOf(await post('kept.example'));
    await end(good, 'completed');
    await pass(good, GATE_MS + 1);
    const next = idOf(await post('kept.example'));
    const meanwhile = await stateOf('kept.example');
    expect(meanwhile).to.include({ status: 'queued', operation_id: next });
    expect(meanwhile.report?.website_url).to.equal('https://site.example/');
    await end(next, 'failed');
    const failed = await stateOf('kept.example');
    expect(failed).to.include({ status: 'failed', operation_id: next });
    expect(failed.error?.code).to.equal('dns_failure');
    expect(failed.report).to.deep.equal(meanwhile.report);
  });

  it('without a site is about the one that was compared last', async () => {
    const id = idOf(await post('last.example'));
    expect(await stateOf(null)).to.include({ operation_id: id });
  });

  const bad: [what: string, body: object, place: (string | number)[]][] = [
    ['one competitor', { competitors: COMPETITORS.slice(0, 1) }, ['competitors']],
    ['six competitors', { competitors: [1, 2, 3, 4, 5, 6].map((n) => `https://r${n}.example/`) }, ['competitors']],
    ['itself as competitor', { competitors: ['https://www.bad.example/', COMPETITORS[0]] }, ['competitors', 0]],
    ['a competitor inside', { competitors: [COMPETITORS[0], 'http://127.0.0.1/'] }, ['competitors', 1]],
    ['more than five wanted', { max_competitors: 6 }, ['max_competitors']],
    ['one wanted', { max_competitors: 1 }, ['max_competitors']],
  ];
  for (const [what, body, place] of bad) {
    it(`with ${what} is 422`, async () => {
      const answer = await post('bad.example', body);
      expect(answer.status, answer.text).to.equal(422);
      expect(answer.json)
        .to.have.nested.property('detail[0].loc')
        .that.deep.equals(['body', ...place]);
    });
  }
});
