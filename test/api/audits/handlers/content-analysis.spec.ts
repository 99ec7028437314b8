import { expect } from 'chai';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { sampleContentAnalysis } from '../../../support/samples/sample-content-analysis.js';

const PATH = '/api/seo/workflow/content-analysis';
const COMPETITORS = ['https://a.example/', 'https://b.example/'];

describe('[I] content analysis handler', () => {
  let running: OperationsApi;
  let headers: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    headers = await running.as('alice', 'free');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const post = (body: unknown, more: Record<string, string> = { prefer: 'respond-async' }) =>
    running.api.call('POST', PATH, { headers: { ...headers, ...more }, body });

  it('starts with its defaults, and as told', async () => {
    const defaults = { competitors: [], target_keywords: [], max_pages: 100, crawl_depth: 3 };
    expect((await post({ website_url: 'site.example' })).status).to.equal(202);
    const reported = {
      competitors: ['a.example', 'b.example'],
      target_keywords: ['lamp'],
      max_pages: 5,
      crawl_depth: 1,
    };
    expect((await post({ website_url: 'site.example', ...reported })).status).to.equal(202);
    const [first, second] = running.gateway.started;
    expect(first).to.deep.include({ type: 'content_analysis', site: 'site.example' });
    expect(first?.input).to.deep.equal({ website_url: 'https://site.example/', ...defaults });
    expect(second?.input).to.deep.equal({
      website_url: 'https://site.example/',
      ...reported,
      competitors: COMPETITORS,
    });
  });

  it('is waited for by default, and its result is as the contract says', async () => {
    running.gateway.onStart = async (operation) =>
      endOperation(running.store, operation, 'completed', { result: await sampleContentAnalysis(operation.id) });
    const answer = await post({ website_url: 'site.example' }, {});
    expect(answer.status, answer.text).to.equal(200);
    expect(answer.json).to.deep.equal(await sampleContentAnalysis(running.gateway.started[0]?.id ?? ''));
  });

  const bad: [body: object, place: (string | number)[], type: string][] = [
    [{}, ['website_url'], 'missing'],
    [{ website_url: 'http://10.0.0.1/' }, ['website_url'], 'url_not_allowed'],
    [{ website_url: 'site.example', competitors: ['site.example', 'a.example'] }, ['competitors', 0], 'duplicate_site'],
    [
      { website_url: 'site.example', competitors: ['a.example', 'http://[::1]/'] },
      ['competitors', 1],
      'url_not_allowed',
    ],
    [{ website_url: 'site.example', max_pages: 1001 }, ['max_pages'], 'less_than_equal'],
    [{ website_url: 'site.example', crawl_depth: 6 }, ['crawl_depth'], 'less_than_equal'],
    [{ website_url: 'site.example', depth: 1 }, ['depth'], 'extra_forbidden'],
  ];
  for (const [body, place, type] of bad)
    it(`refuses ${JSON.stringify(body).slice(0, 70)}`, async () => {
      const answer = await post(body);
      expect(answer.status, answer.text).to.equal(422);
      const { detail } = answer.json as { detail: { loc: unknown; type: string }[] };
      expect(detail.map((error) => [error.loc, error.type])).to.deep.include([['body', ...place], type]);
    });

  it('takes none or 2 to 5 competitors, and is for who is signed in', async () => {
    const others = ['c', 'd', 'e', 'f'].map((name) => `https://${name}.example/`);
    const counts = [[COMPETITORS[0]], [...COMPETITORS, ...others]].map((competitors) =>
      post({ website_url: 'site.example', competitors }),
    );
    expect((await Promise.all(counts)).map(({ status }) => status)).to.deep.equal([422, 422]);
    expect((await running.api.call('POST', PATH, { body: { website_url: 'site.example' } })).status).to.equal(401);
  });
});
