import { expect } from 'chai';
import { secretPlace } from '../../../domain/secrets/secret-place.js';
import { createSecrets } from '../../../platform/secrets.js';
import { type OperationsApi, startOperationsApi } from '../../support/api/operations-api.js';

const PATH = '/api/seo/enterprise/complete-audit';
const website_url = 'https://staging.example/';

describe('[I] crawl request', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice', 'premium');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const post = (body: object, headers: Record<string, string> = {}) =>
    running.api.call('POST', PATH, { headers: { ...alice, ...headers }, body: { website_url, ...body } });
  const input = () => running.gateway.started[0]?.input as { crawl?: Record<string, unknown> } | undefined;

  it('decides by a sample whether pages are rendered where the request says nothing, and never renders on request', async () => {
    expect((await post({})).status).to.equal(202);
    expect(input()?.crawl).to.deep.equal({ render: 'auto' });
    running.gateway.reset();
    expect((await post({ render: 'never' })).status).to.equal(202);
    expect(input()).to.not.have.property('crawl');
  });

  it('hands on scope, production site, agent and rate', async () => {
    const scope = {
      include: ['/blog/*'],
      exclude: ['re:draft'],
      urls: ['https://staging.example/a', 'https://www.staging.example/b'],
    };
    const answer = await post({
      scope,
      canonical_host: 'www.example.com',
      user_agent: 'googlebot_smartphone',
      requests_per_second: 2.5,
    });
    expect(answer.status, answer.text).to.equal(202);
    expect(input()?.crawl).to.deep.equal({
      scope: {
        include: ['/blog/*'],
        exclude: ['re:draft'],
        subdomains: false,
        sitemap_only: false,
        urls: ['https://staging.example/a', 'https://www.staging.example/b'],
      },
      production_origin: 'https://www.example.com',
      user_agent: 'googlebot_smartphone',
      requests_per_second: 2.5,
      render: 'auto',
    });
  });

  it('keeps what opens the site sealed, and shows it nowhere', async () => {
    const access = {
      basic_auth: { username: 'ann', password: 'tr0ub4dor' },
      headers: { 'X-Preview': 'h3aderv4lue' },
      cookies: { gate: 'c00kievalue' },
    };
    const answer = await post({ access }, { 'idempotency-key': 'with-access-1' });
    expect(answer.status, answer.text).to.equal(202);
    const { id } = answer.json as { id: string };
    expect(input()?.crawl).to.deep.equal({
      render: 'auto',
      access: { id: `access:${id}`, origin: 'https://staging.example' },
    });
    const sealed = await running.store.crawlAccess.find('alice', `access:${id}`, new Date());
    const secrets = createSecrets([`k1:${Buffer.alloc(32, 1).toString('base64')}`]);
    expect(JSON.parse(secrets.openBound(sealed ?? '', secretPlace.crawlAccess('alice', `access:${id}`)))).to.deep.equal(
      access,
    );
    const collections = await running.connection.db?.collections();
    for (const collection of collections ?? []) {
      const kept = JSON.stringify(await collection.find().toArray());
      for (const secret of ['tr0ub4dor', 'h3aderv4lue', 'c00kievalue'])
        expect(kept, collection.collectionName).to.not.include(secret);
    }
    const again = await post({ access }, { 'idempotency-key': 'with-access-1' });
    expect(again.json).to.include({ id });
  });

  for (const [what, body, loc, message] of [
    ['a pattern of no kind', { scope: { exclude: ['blog'] } }, ['scope', 'exclude', 0], 'Begin a pattern with'],
    ['an expression that RE2 has not', { scope: { include: ['re:(?=x)'] } }, ['scope', 'include', 0], 'RE2 syntax'],
    ['a URL of another site', { scope: { urls: ['https://other.example/'] } }, ['scope', 'urls', 0], 'another site'],
    [
      'two modes',
      { scope: { urls: ['https://staging.example/'], sitemap_only: true } },
      ['scope', 'sitemap_only'],
      'either',
    ],
    [
      'a production site with a path',
      { canonical_host: 'https://www.example.com/a' },
      ['canonical_host'],
      'without a path',
    ],
  ] as const)
    it(`turns away ${what}`, async () => {
      const answer = await post(body);
      expect(answer.status).to.equal(422);
      const { detail } = answer.json as { detail: { loc: unknown[]; msg: string }[] };
      expect(detail[0]?.loc).to.deep.equal(['body', ...loc]);
      expect(detail[0]?.msg).to.include(message);
    });

  for (const [what, body] of [
    ['a user name with a colon', { access: { basic_auth: { username: 'a:b', password: 'x' } } }],
    ['a header that would begin another', { access: { headers: { 'X-A': 'a\r\nX-B: b' } } }],
    ['a header name with a space', { access: { headers: { 'X A': 'a' } } }],
    ['a rate of nothing', { requests_per_second: 0 }],
    ['an unknown agent', { user_agent: 'bingbot' }],
    ['an unknown field', { scope: { only: ['/a'] } }],
  ] as const)
    it(`turns away ${what} by the contract`, async () => {
      expect((await post(body)).status).to.equal(422);
    });
});
