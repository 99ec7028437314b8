import { expect } from 'chai';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';

const PATH = '/api/seo/check-settings';
const at = (site: string) => `${PATH}?site_url=${encodeURIComponent(site)}`;
const LONGER = { thresholds: { title_max_chars: 70 }, severities: { 'title/missing': 'off', 'title/long': 'info' } };

describe('[I] check settings handlers', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice');
  });
  after(() => running.stop());

  const call = (method: string, path: string, body?: unknown, headers = alice) =>
    running.api.call(method, path, { headers, ...(body === undefined ? {} : { body }) });

  it('are the defaults where nothing was put', async () => {
    const answer = await call('GET', at('https://new.example/'));
    expect([answer.status, answer.json]).to.deep.equal([
      200,
      { site: 'new.example', thresholds: {}, severities: {}, updated_at: null },
    ]);
  });

  it('are what was put, for the whole site and its user alone', async () => {
    const askedMs = Date.now();
    const put = await call('PUT', at('https://www.site.example/shop?x=1'), LONGER);
    expect(put.status, put.text).to.equal(200);
    const { updated_at, ...kept } = put.json as { updated_at: string };
    expect(kept).to.deep.equal({ site: 'site.example', ...LONGER });
    expect(Date.parse(updated_at)).to.be.within(askedMs, Date.now());
    expect((await call('GET', at('site.example'))).json).to.deep.equal(put.json);
    const bob = await call('GET', at('site.example'), undefined, await running.as('bob'));
    expect(bob.json).to.include({ updated_at: null });
  });

  it('are replaced as a whole: what is left out is the default again', async () => {
    await call('PUT', at('whole.example'), LONGER);
    const put = await call('PUT', at('whole.example'), { thresholds: { click_depth: 6 } });
    expect(put.json).to.deep.include({ thresholds: { click_depth: 6 }, severities: {} });
  });

  it('are deleted, as often as asked', async () => {
    await call('PUT', at('gone.example'), LONGER);
    for (const _ of [1, 2]) {
      const { status, text } = await call('DELETE', at('gone.example'));
      expect([status, text]).to.deep.equal([204, '']);
    }
    expect((await call('GET', at('gone.example'))).json).to.include({ updated_at: null });
  });

  const bad: [what: string, body: unknown, loc: string[], type: string][] = [
    ['an unknown threshold', { thresholds: { title_max: 1 } }, ['thresholds', 'title_max'], 'extra_forbidden'],
    ['an unknown check', { severities: { 'title/x': 'low' } }, ['severities', 'title/x'], 'extra_forbidden'],
    ['a negative number', { thresholds: { click_depth: -1 } }, ['thresholds', 'click_depth'], 'greater_than_equal'],
    ['no number', { thresholds: { click_depth: '4' } }, ['thresholds', 'click_depth'], 'float_type'],
    ['a share above 1', { thresholds: { text_ratio: 1.5 } }, ['thresholds', 'text_ratio'], 'value_error'],
    ['a pair upside down', { thresholds: { title_min_chars: 61 } }, ['thresholds', 'title_min_chars'], 'value_error'],
    ['an unknown severity', { severities: { 'title/long': 'huge' } }, ['severities', 'title/long'], 'enum'],
    ['an unknown field', { limits: {} }, ['limits'], 'extra_forbidden'],
  ];
  for (const [what, body, loc, type] of bad) {
    it(`with ${what} are 422 at its place, and nothing is kept`, async () => {
      const answer = await call('PUT', at('bad.example'), body);
      expect(answer.status, answer.text).to.equal(422);
      const { detail } = answer.json as { detail: { loc: unknown; type: string }[] };
      expect(detail.map((error) => [error.loc, error.type])).to.deep.equal([[['body', ...loc], type]]);
      expect((await call('GET', at('bad.example'))).json).to.include({ updated_at: null });
    });
  }

  it('with a number that JSON makes infinite are 422', async () => {
    const headers = { ...alice, 'content-type': 'application/json' };
    const answer = await running.api.call('PUT', at('bad.example'), {
      headers,
      body: '{"thresholds":{"click_depth":1e999}}',
    });
    expect(answer.json).to.have.nested.property('detail[0].type', 'float_type');
  });

  it('tell every error at once', async () => {
    const answer = await call('PUT', at('bad.example'), {
      thresholds: { nonsense: 1, ttfb_poor_ms: 1 },
      severities: { 'no/check': 'off' },
    });
    expect((answer.json as { detail: { loc: string[] }[] }).detail.map(({ loc }) => loc.at(-1))).to.deep.equal([
      'nonsense',
      'no/check',
      'ttfb_poor_ms',
    ]);
  });

  it('are of a site, which has to be named', async () => {
    expect((await call('GET', PATH)).status).to.equal(422);
    const answer = await call('GET', at('ftp://site.example/'));
    expect(answer.json).to.deep.equal({
      detail: [{ loc: ['query', 'site_url'], msg: 'Not an http(s) address', type: 'url_parsing' }],
    });
  });
});
