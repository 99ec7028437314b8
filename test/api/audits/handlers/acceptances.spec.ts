import { expect } from 'chai';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';

const PATH = '/api/seo/acceptances';
const NEW = { site_url: 'https://www.site.example/shop', check: 'title/long', reason: '  As agreed  ' };

describe('[I] acceptance handlers', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice');
  });
  after(() => running.stop());

  const call = (method: string, path: string, body?: unknown, headers = alice) =>
    running.api.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  const list = async (site: string, query = '') =>
    (await call('GET', `${PATH}?site_url=${encodeURIComponent(site)}${query}`)).json as { id: string; check: string }[];

  it('keep what was accepted, by whom and why, for the whole site', async () => {
    const askedMs = Date.now();
    const { status, json, text } = await call('POST', PATH, NEW);
    expect(status, text).to.equal(201);
    const { id, accepted_at, ...shown } = json as { id: string; accepted_at: string };
    expect(shown).to.deep.equal({
      site: 'site.example',
      check: 'title/long',
      url: null,
      url_pattern: null,
      reason: 'As agreed',
      accepted_by: 'alice',
      until: null,
      state: 'active',
      accepted_from: null,
      last_audit: null,
    });
    expect(Date.parse(accepted_at)).to.be.within(askedMs, Date.now());
    expect((await call('GET', `${PATH}/${id}`)).json).to.deep.equal(json);
    expect(await list('site.example')).to.deep.equal([json]);
    const again = await call('POST', PATH, { ...NEW, reason: 'Another' });
    expect([again.status, again.text]).to.deep.include(409);
    expect(again.text).to.contain('accepted already');
    expect((await call('DELETE', `${PATH}/${id}`)).status).to.equal(204);
    expect((await call('DELETE', `${PATH}/${id}`)).status).to.equal(404);
    expect(await list('site.example')).to.deep.equal([]);
  });

  it('name the person where the token names none', async () => {
    const { json } = await call('POST', PATH, { ...NEW, check: 'h1/missing', accepted_by: ' Content team ' });
    expect(json).to.include({ accepted_by: 'Content team' });
  });

  it('read URLs as audits write them', async () => {
    const { json } = await call('POST', PATH, { ...NEW, check: '*', url: 'HTTPS://Site.example:443/a?b=1' });
    expect(json).to.include({ url: 'https://site.example/a?b=1' });
  });

  it('are listed by state', async () => {
    await call('POST', PATH, { ...NEW, site_url: 'state.example', until: '2999-12-31' });
    const place = { user_id: 'alice', site: 'state.example', reason: 'x', accepted_by: 'y', accepted_at: new Date() };
    await running.connection.collection('acceptances').insertOne({ ...place, check: 'h1/*', until: '2020-01-01' });
    const checksIn = async (query: string) => (await list('state.example', query)).map(({ check }) => check);
    expect(await checksIn('')).to.have.members(['title/long', 'h1/*']);
    expect(await checksIn('&state=active')).to.deep.equal(['title/long']);
    expect(await checksIn('&state=expired')).to.deep.equal(['h1/*']);
  });

  const bad: [what: string, change: object, loc: string][] = [
    ['an unknown check', { check: 'title/x' }, 'check'],
    ['an unknown family', { check: 'titles/*' }, 'check'],
    ['everything', { check: '*' }, 'check'],
    ['a blank reason', { reason: ' \n ' }, 'reason'],
    ['a reason too long', { reason: 'x'.repeat(501) }, 'reason'],
    ['a control character', { reason: 'a\u0000b' }, 'reason'],
    ['two scopes', { url: 'https://site.example/', url_pattern: '/a' }, 'url_pattern'],
    ['a pattern that is none', { url_pattern: 're:(' }, 'url_pattern'],
    ['a URL that is none', { url: 'ftp://site.example/' }, 'url'],
    ['a day that has passed', { until: '2020-01-01' }, 'until'],
    ['a day that never comes', { until: '2999-02-30' }, 'until'],
    ['a site that is none', { site_url: 'mailto:a@b.example' }, 'site_url'],
  ];
  for (const [what, change, field] of bad)
    it(`refuse ${what} by the name of its field`, async () => {
      const { status, json, text } = await call('POST', PATH, { ...NEW, check: 'title/missing', ...change });
      expect(status, text).to.equal(422);
      const { detail } = json as { detail: { loc: string[] }[] };
      expect(detail.map(({ loc }) => loc.slice(0, 2))).to.deep.include(['body', field]);
    });
});
