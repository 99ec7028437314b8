import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import type { AuditRecord } from '../../../../store/audits/audits.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { sampleResult } from '../../../support/samples/sample-results.js';

const COMPLETE = '/api/seo/enterprise/complete-audit';
const QUICK = '/api/seo/enterprise/quick-audit';
const SITE = 'https://site.example/';
const COMPETITORS = ['https://one.example/', 'https://two.example/'];

describe('[I] audit handlers', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice', 'premium');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const post = (path: string, body: unknown, headers = alice) =>
    running.api.call('POST', path, { headers: { ...headers, prefer: 'respond-async' }, body });
  const get = (path: string, headers = alice) => running.api.call('GET', path, { headers });

  describe('starting', () => {
    it('a complete audit takes all that it is given', async () => {
      const body = {
        website_url: 'Site.example',
        competitors: COMPETITORS,
        target_keywords: ['lamps'],
        max_pages: 50_000,
        crawl_depth: 50,
      };
      const answer = await post(COMPLETE, body);
      expect(answer.status).to.equal(202);
      expect(running.gateway.started[0]).to.deep.include({
        type: 'complete_audit',
        site: 'site.example',
        input: { ...body, audit_type: 'complete', website_url: SITE, crawl: { render: 'auto' } },
      });
    });

    it('a complete audit needs an address alone, and no one waits for it by default', async () => {
      running.gateway.onStart = (operation) => endOperation(running.store, operation, 'completed', { result: {} });
      const answer = await running.api.call('POST', COMPLETE, { headers: alice, body: { website_url: SITE } });
      expect(answer.status).to.equal(202);
      expect(running.gateway.started[0]?.input).to.deep.equal({
        audit_type: 'complete',
        website_url: SITE,
        competitors: [],
        target_keywords: [],
        max_pages: 500,
        crawl_depth: null,
        crawl: { render: 'auto' },
      });
    });

    it('a quick audit has bounds of its own, and is waited for', async () => {
      running.gateway.onStart = async (operation) =>
        endOperation(running.store, operation, 'completed', { result: await sampleResult(operation) });
      const answer = await running.api.call('POST', QUICK, { headers: alice, body: { website_url: SITE } });
      expect(answer.status, answer.text).to.equal(200);
      expect(answer.json).to.include({ audit_type: 'quick', audit_id: running.gateway.started[0]?.id });
      expect(running.gateway.started[0]?.input).to.deep.equal({
        audit_type: 'quick',
        website_url: SITE,
        competitors: [],
        target_keywords: [],
        max_pages: 20,
        crawl_depth: 2,
      });
    });

    it('a complete audit that ends within the wait is as the contract says', async () => {
      running.gateway.onStart = async (operation) =>
        endOperation(running.store, operation, 'completed', { result: await sampleResult(operation) });
      const headers = { ...alice, prefer: 'wait=10' };
      const answer = await running.api.call('POST', COMPLETE, { headers, body: { website_url: SITE } });
      expect(answer.status, answer.text).to.equal(200);
      expect(answer.json).to.include({ audit_type: 'complete', status: 'completed', score_coverage: 1 });
    });

    for (const path of [COMPLETE, QUICK]) {
      it(`${path} is not for the free plan`, async () => {
        const answer = await post(path, { website_url: SITE }, await running.as('carol', 'free'));
        expect([answer.status, answer.json]).to.deep.equal([
          402,
          {
            detail: 'Premium or Enterprise subscription required',
            plan: 'free',
            required_plans: ['premium', 'enterprise'],
          },
        ]);
        expect(running.gateway.started).to.have.length(0);
      });

      it(`${path} is for who is signed in`, async () => {
        const answer = await running.api.call('POST', path, { body: { website_url: SITE } });
        expect([answer.status, answer.json]).to.deep.equal([401, { detail: 'Not authenticated' }]);
      });
    }
  });

  describe('refusing', () => {
    const loc = (...place: (string | number)[]) => ['body', ...place];
    const bad: [what: string, body: unknown, place: (string | number)[], type: string][] = [
      ['nothing', {}, loc('website_url'), 'missing'],
      ['an unknown field', { website_url: SITE, depth: 2 }, loc('depth'), 'extra_forbidden'],
      ['a number for an address', { website_url: 7 }, loc('website_url'), 'string_type'],
      ['a list for an address', { website_url: [SITE] }, loc('website_url'), 'string_type'],
      ['an over-long address', { website_url: `${SITE}${'x'.repeat(2048)}` }, loc('website_url'), 'string_too_long'],
      ['a word', { website_url: 'http://' }, loc('website_url'), 'url_not_allowed'],
      ['depth 0', { website_url: SITE, crawl_depth: 0 }, loc('crawl_depth'), 'greater_than_equal'],
      ['depth 51', { website_url: SITE, crawl_depth: 51 }, loc('crawl_depth'), 'less_than_equal'],
      ['depth 2.5', { website_url: SITE, crawl_depth: 2.5 }, loc('crawl_depth'), 'int_type'],
      ['depth as text', { website_url: SITE, crawl_depth: '2' }, loc('crawl_depth'), 'int_type'],
      ['no pages', { website_url: SITE, max_pages: 0 }, loc('max_pages'), 'greater_than_equal'],
      ['too many pages', { website_url: SITE, max_pages: 50_001 }, loc('max_pages'), 'less_than_equal'],
      ['21 keywords', { website_url: SITE, target_keywords: Array(21).fill('x') }, loc('target_keywords'), 'too_long'],
      [
        'a blank keyword',
        { website_url: SITE, target_keywords: [' '] },
        loc('target_keywords', 0),
        'string_pattern_mismatch',
      ],
      [
        'a competitor that is a number',
        { website_url: SITE, competitors: [COMPETITORS[0], 1] },
        loc('competitors', 1),
        'string_type',
      ],
    ];
    for (const [what, body, place, type] of bad) {
      it(`${what} is 422 at its place`, async () => {
        const answer = await post(COMPLETE, body);
        expect(answer.status, answer.text).to.equal(422);
        const { detail } = answer.json as { detail: { loc: unknown; type: string }[] };
        expect(detail.map((error) => [error.loc, error.type])).to.deep.include([place, type]);
        expect(running.gateway.started).to.have.length(0);
      });
    }

    const clashing: [what: string, competitors: string[], index: number][] = [
      ['the same competitor in other words', ['https://one.example/', 'http://www.one.example/about'], 1],
      ['your own site', ['https://one.example/', 'https://site.example/shop'], 1],
      ['your own site with www.', ['https://www.site.example/', 'https://one.example/'], 0],
    ];
    for (const [what, competitors, index] of clashing) {
      it(`${what} is no competitor`, async () => {
        const answer = await post(COMPLETE, { website_url: SITE, competitors });
        expect([answer.status, answer.json]).to.deep.equal([
          422,
          {
            detail: [
              {
                loc: ['body', 'competitors', index],
                msg: 'Competitors must be sites other than yours, each once',
                type: 'duplicate_site',
              },
            ],
          },
        ]);
      });
    }

    for (const competitors of [
      COMPETITORS.slice(1),
      Array(6)
        .fill(0)
        .map((_, index) => `https://r${index}.example/`),
      [COMPETITORS[0], COMPETITORS[0]],
    ]) {
      it(`${competitors.length} competitors like ${competitors.at(-1)} are not taken`, async () => {
        const answer = await post(COMPLETE, { website_url: SITE, competitors });
        expect(answer.status).to.equal(422);
        expect(answer.json).to.have.nested.property('detail[0].loc').that.deep.equals(['body', 'competitors']);
      });
    }

    it('one competitor is refused in one sentence that says how many may be named', async () => {
      const answer = await post(COMPLETE, { website_url: SITE, competitors: COMPETITORS.slice(1) });
      expect(answer.json).to.deep.equal({
        detail: [{ loc: ['body', 'competitors'], msg: 'Name 2 to 5 competitors, or none', type: 'too_short' }],
      });
    });

    it('an address with credentials is refused for that reason', async () => {
      for (const path of [COMPLETE, QUICK]) {
        const answer = await post(path, { website_url: 'http://user:pass@site.example/' });
        expect([answer.status, answer.json]).to.deep.equal([
          422,
          {
            detail: [
              {
                loc: ['body', 'website_url'],
                msg: 'must not contain a user name or password: leave out what is before the @',
                type: 'url_parsing',
              },
            ],
          },
        ]);
      }
    });

    for (const website_url of ['file:///etc/passwd', 'http://127.0.0.1/', 'http://[::ffff:10.0.0.1]/', 'inside.test']) {
      it(`${website_url} is not allowed, as site or as competitor`, async () => {
        for (const path of [COMPLETE, QUICK]) {
          const answer = await post(path, { website_url });
          expect(answer.status).to.equal(422);
          expect(answer.json).to.have.nested.property('detail[0].type', 'url_not_allowed');
        }
        const competitor = await post(COMPLETE, { website_url: SITE, competitors: [...COMPETITORS, website_url] });
        expect(competitor.json).to.have.nested.property('detail[0].type', 'url_not_allowed');
        expect(competitor.json).to.have.nested.property('detail[0].loc').that.deep.equals(['body', 'competitors', 2]);
      });
    }

    it('a quick audit takes nothing but its address', async () => {
      const answer = await post(QUICK, { website_url: SITE, max_pages: 5 });
      expect(answer.json).to.deep.equal({
        detail: [{ loc: ['body', 'max_pages'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' }],
      });
    });
  });

  describe('listing', () => {
    function line(overrides: Partial<AuditRecord> = {}): AuditRecord {
      return {
        id: randomBytes(12).toString('hex'),
        user_id: 'lisa',
        audit_type: 'quick',
        website_url: SITE,
        site: 'site.example',
        status: 'completed',
        overall_score: 80,
        overall_status: 'excellent',
        score_coverage: 1,
        component_scores: { technical_seo: 80, on_page_seo: 80, page_speed: 80, sitemap: 80, content_strategy: null },
        issue_counts: { critical: 0, warning: 0, notice: 0 },
        created_at: '2026-06-01T00:00:00.000Z',
        ...overrides,
      };
    }
    let lisa: Record<string, string>;
    const lines = Array.from({ length: 5 }, (_, day) =>
      line({ created_at: `2026-06-0${day + 1}T00:00:00.000Z`, site: day === 2 ? 'other.example' : 'site.example' }),
    );
    before(async () => {
      lisa = await running.as('lisa');
      for (const each of lines) await running.store.audits.record(each);
      await running.store.audits.record(line({ user_id: 'bob' }));
    });
    const ids = (json: unknown) => (json as { id: string }[]).map(({ id }) => id);

    it('shows your audits, newest first', async () => {
      const answer = await get('/api/seo/audits', lisa);
      expect(answer.status).to.equal(200);
      expect(ids(answer.json)).to.deep.equal(lines.map(({ id }) => id).reverse());
      expect(answer.headers).to.not.have.property('link');
      const { user_id: _user, site: _site, ...shown } = lines[4] ?? line();
      expect((answer.json as unknown[])[0]).to.deep.equal({ ...shown, links: { self: `/api/seo/audits/${shown.id}` } });
    });

    it('shows one site by any of its addresses, page by page', async () => {
      const seen: string[] = [];
      let path: string | undefined = '/api/seo/audits?limit=3&site_url=http://SITE.example/any%3Fpage';
      for (let pages = 0; path !== undefined && pages < 5; pages++) {
        const answer = await get(path, lisa);
        seen.push(...ids(answer.json));
        path = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
      }
      expect(seen).to.deep.equal([lines[4], lines[3], lines[1], lines[0]].map((each) => each?.id));
    });

    for (const query of ['site_url=ftp://site.example/', 'limit=0', 'limit=1001', 'cursor=x', 'page=2']) {
      it(`?${query} is 422`, async () => expect((await get(`/api/seo/audits?${query}`, lisa)).status).to.equal(422));
    }

    it('gives one audit whole, to its user alone', async () => {
      const id = lines[0]?.id ?? '';
      const result = await sampleResult({ id, type: 'quick_audit' });
      await running.store.artifacts.put('lisa', resultKey(id), result);
      const answer = await get(`/api/seo/audits/${id}`, lisa);
      expect([answer.status, answer.json]).to.deep.equal([200, result]);
      const unknown = 'f'.repeat(24);
      for (const [path, headers] of [
        [`/api/seo/audits/${id}`, alice],
        [`/api/seo/audits/${unknown}`, lisa],
        [`/api/seo/audits/${lines[1]?.id}`, lisa],
      ] as const) {
        const missing = await get(path, headers);
        expect([missing.status, missing.json]).to.deep.equal([404, { detail: 'Not found' }]);
      }
      expect((await get('/api/seo/audits/no-id', lisa)).status).to.equal(404);
    });
  });
});
