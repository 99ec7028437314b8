import { expect } from 'chai';
import { type OperationsApi, startOperationsApi } from '../../support/api/operations-api.js';

const PATHS = {
  complete_audit: '/api/seo/enterprise/complete-audit',
  website_audit: '/api/seo/workflow/website-audit',
};

describe('[I] start site audit', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice', 'enterprise');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  for (const [type, path] of Object.entries(PATHS)) {
    it(`${type}: takes bounds, scope and access, and hands on no secret`, async () => {
      const body = {
        website_url: 'site.example',
        target_keywords: ['lamps'],
        max_pages: 50,
        scope: { folder: '/blog/' },
        access: { basic_auth: { username: 'preview', password: 'a password nobody sees' } },
      };
      const answer = await running.api.call('POST', path, { headers: { ...alice, prefer: 'respond-async' }, body });
      expect(answer.status, answer.text).to.equal(202);
      const [started] = running.gateway.started;
      expect(started?.type).to.equal(type);
      const { crawl, ...input }: { crawl?: { access?: object } } = { ...started?.input };
      expect(input).to.deep.equal({
        audit_type: 'complete',
        website_url: 'https://site.example/',
        competitors: [],
        target_keywords: ['lamps'],
        max_pages: 50,
        crawl_depth: null,
      });
      expect(crawl).to.deep.include({ scope: { folder: '/blog/', subdomains: false, sitemap_only: false } });
      expect(crawl?.access).to.deep.equal({ id: `access:${started?.id}`, origin: 'https://site.example' });
      expect(JSON.stringify(running.gateway.started)).to.not.include('nobody sees');
    });
  }
});
