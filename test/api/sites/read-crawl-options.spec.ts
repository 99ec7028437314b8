import { expect } from 'chai';
import { type OperationsApi, startOperationsApi } from '../../support/api/operations-api.js';

const access = {
  basic_auth: { username: 'ann', password: 'tr0ub4dor' },
  headers: { 'X-Preview': 'h3aderv4lue' },
  cookies: { gate: 'c00kievalue' },
};
const SECRETS = ['tr0ub4dor', 'h3aderv4lue', 'c00kievalue'];
const url = 'https://staging.example/';

describe('[I] crawl options of each operation', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = { ...(await running.as('alice', 'premium')), prefer: 'respond-async' };
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const whole = { scope: { exclude: ['/cart/*'] }, requests_per_second: 2, render: 'auto' };
  const page = { canonical_host: 'https://www.example.com', user_agent: 'googlebot_desktop' };
  const cases: [path: string, body: object, crawl: object][] = [
    [
      '/api/seo/enterprise/quick-audit',
      { website_url: url, ...whole, ...page },
      {
        scope: { exclude: ['/cart/*'], subdomains: false, sitemap_only: false },
        requests_per_second: 2,
        render: 'auto',
        production_origin: 'https://www.example.com',
        user_agent: 'googlebot_desktop',
      },
    ],
    [
      '/api/seo/technical-seo',
      { url, ...whole, ...page },
      {
        scope: { exclude: ['/cart/*'], subdomains: false, sitemap_only: false },
        requests_per_second: 2,
        render: 'auto',
        production_origin: 'https://www.example.com',
        user_agent: 'googlebot_desktop',
      },
    ],
    [
      '/api/seo/on-page-analysis',
      { url, ...page },
      { production_origin: 'https://www.example.com', user_agent: 'googlebot_desktop' },
    ],
  ];
  for (const [path, body, crawl] of cases)
    it(`reaches the workflow of ${path}, secrets as a reference only`, async () => {
      const answer = await running.api.call('POST', path, { headers: alice, body: { ...body, access } });
      expect(answer.status, answer.text).to.equal(202);
      const { id } = answer.json as { id: string };
      const started = running.gateway.started[0]?.input as { crawl?: object } | undefined;
      expect(started?.crawl).to.deep.equal({
        ...crawl,
        access: { id: `access:${id}`, origin: 'https://staging.example' },
      });
      await expectNoSecret();
      const plain = await running.api.call('POST', path, { headers: alice, body: onlyUrl(body) });
      expect(plain.status, plain.text).to.equal(202);
      expect(running.gateway.started[1]?.input).to.not.have.property('crawl');
    });

  it('gives a page speed analysis what opens the page', async () => {
    const answer = await running.api.call('POST', '/api/seo/speed-analysis', { headers: alice, body: { url, access } });
    expect(answer.status, answer.text).to.equal(202);
    const { id } = answer.json as { id: string };
    expect(running.gateway.started[0]?.input).to.deep.include({
      access: { id: `access:${id}`, origin: 'https://staging.example' },
    });
    await expectNoSecret();
  });

  async function expectNoSecret(): Promise<void> {
    for (const collection of (await running.connection.db?.collections()) ?? []) {
      const kept = JSON.stringify(await collection.find().toArray());
      for (const secret of SECRETS) expect(kept, collection.collectionName).to.not.include(secret);
    }
  }
});

function onlyUrl(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name === 'url' || name === 'website_url'));
}
