import { expect } from 'chai';
import type { AuditDeps } from '../../../../activities/audits/audit-deps.js';
import { checkContext, loadSite, readStoredSite } from '../../../../activities/audits/judge/load-site.js';
import {
  confirmedNotFoundKey,
  crawlSearchDataKey,
  externalLinksKey,
  renderedKey,
  sitemapKey,
} from '../../../../domain/operations/artifact-keys.js';
import { SEARCH_DATA_CHECKS } from '../../../../domain/seo/checks/search-data-checks.js';
import { DEFAULT_THRESHOLDS } from '../../../../domain/seo/thresholds.js';
import { auditDeps, NOW } from '../../../support/audit-deps.js';
import { figures, searchData } from '../../../support/samples/search-figures.js';
import { stubFinding, stubPageCheck, stubSiteCheck } from '../../../support/samples/stub-checks.js';
import { stubCrawls } from '../../../support/samples/stub-crawl.js';
import { storeCrawl } from '../../../support/sites/crawled-pages.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';
import { startStore, type TestStore } from '../../../support/store.js';

const url = (path: string) => `https://site.example${path}`;
const failing = stubSiteCheck('site/broken', {
  judge: () => {
    throw new Error('a fault of ours');
  },
});
const counting = stubSiteCheck('site/pages', {
  needs: ['sitemap'],
  judge: ({ pages }) => [{ url: url('/'), observed: `${pages.length} pages` }],
});
const checks = [stubPageCheck('page/odd'), counting, failing];

describe('[I] load site', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
    const pages = ['/', '/b', '/a'].map((path) => pageFrom(`<a href="/b">b</a>`, { url: url(path) }));
    await storeCrawl(running.store, {
      crawl_id: 'c1',
      start_url: url('/'),
      pages,
      findings: (page) => (page.url === url('/a') ? [] : [stubFinding('page/odd', new URL(page.url).pathname)]),
    });
    const { artifacts } = running.store;
    await artifacts.put('alice', sitemapKey('c1'), sitemapFrom({ entries: [sitemapEntry('/b')] }));
    await artifacts.put('alice', externalLinksKey('c1'), []);
    await artifacts.put('alice', confirmedNotFoundKey('c1'), [url('/a')]);
  });
  after(() => running.stop());

  const deps = () => auditDeps({ crawls: running.store.crawls, artifacts: running.store.artifacts, checks });
  const input = { user_id: 'alice', crawl_id: 'c1', crawl_incomplete: true };

  it('knows the site that was copied', async () => {
    const pages = [pageFrom('<h1>Copy</h1>', { url: 'http://127.0.0.1:8080/' })];
    const production_origin = 'https://www.example.com';
    const crawls = stubCrawls({ copy: { pages, production_origin }, site: { pages } });
    const copyOf = async (crawl_id: string) =>
      (await loadSite(auditDeps({ crawls }), { ...input, crawl_id })).site.copy_of;
    expect([await copyOf('copy'), await copyOf('site')]).to.deep.equal([production_origin, null]);
  });

  it('reads the crawl back in its order, with what was gathered beside it', async () => {
    const { site } = await loadSite(deps(), input);
    expect(site.start_url).to.equal(url('/'));
    expect(site.pages.map((page) => page.url)).to.deep.equal([url('/'), url('/b'), url('/a')]);
    expect(site.inlinks.get(url('/b'))).to.deep.equal([url('/'), url('/a')]);
    expect(site.sitemap?.entries.map((entry) => entry.url)).to.deep.equal([url('/b')]);
    expect(site).to.deep.include({
      robots: null,
      probes: null,
      external_links: [],
      speed: null,
      confirmed_not_found: [url('/a')],
      crawl_incomplete: true,
    });
  });

  it('says nothing that rests on links of the source where a sample shows that scripts add links', async () => {
    const crawl_id = 'scripted';
    const pages = [pageFrom('<div id="app"></div>', { url: url('/') })];
    const dead = { ...stubPageCheck('crawl/dead-end'), component: 'technical_seo' as const };
    const findings = () => [stubFinding('crawl/dead-end', '/'), stubFinding('page/odd', '/')];
    await storeCrawl(running.store, { crawl_id, start_url: url('/'), pages, findings });
    const links = Array.from({ length: 9 }, (_, at) => `<a href="/${at}">x</a>`).join('');
    const rendered = [renderedPage({ raw: '<div id="app"></div>', rendered: links })];
    await running.store.artifacts.put('alice', renderedKey(crawl_id), rendered);
    const judged = await loadSite({ ...deps(), checks: [...checks, dead] }, { ...input, crawl_id });
    expect(judged.issues.map(({ check_id }) => check_id))
      .to.include('page/odd')
      .and.not.include('crawl/dead-end');
    const { skipped } = judged.coverage.technical_seo;
    expect(skipped.find(({ id }) => id === 'crawl/dead-end')?.reason).to.match(/^not reliable without rendering/);
  });

  it('lets another hear of every finding that is kept', async () => {
    const heard: string[] = [];
    await loadSite(deps(), {
      ...input,
      keepsFinding: ({ url: at }) => at !== url('/b'),
      onFinding: ({ check_id, url: at }) => heard.push(`${check_id} ${at}`),
    });
    expect(heard).to.deep.equal([`page/odd ${url('/')}`, `${counting.id} ${url('/')}`]);
  });

  it('joins what page checks found with what site checks find', async () => {
    const { issues, failed_checks } = await loadSite(deps(), input);
    expect(
      issues.map(({ check_id, affected_pages, sample }) => [check_id, affected_pages, sample[0]?.observed]),
    ).to.deep.equal([
      ['page/odd', 2, 'a fault'],
      ['site/pages', 1, '3 pages'],
    ]);
    expect(failed_checks).to.deep.equal([{ id: 'site/broken', message: 'a fault of ours', pages: null }]);
  });

  it('lists a page check that threw as not run, however many pages it judged, and reports what fails while judging', async () => {
    const pages = ['/', '/b', '/a'].map((path) => pageFrom('<title>x</title>', { url: url(path) }));
    const boom = { id: 'page/odd', message: 'x is undefined' };
    const crawls = stubCrawls({ c1: { pages, failed: { [url('/b')]: [boom], [url('/a')]: [boom] } } });
    const stubbed = auditDeps({ crawls, checks });
    const { failed_checks, coverage } = await loadSite(stubbed, input);
    expect(failed_checks).to.deep.equal([
      { ...boom, pages: 2 },
      { id: 'site/broken', message: 'a fault of ours', pages: null },
    ]);
    expect(coverage.on_page_seo.run).to.deep.equal([]);
    expect(coverage.on_page_seo.skipped[0]).to.deep.equal({
      id: 'page/odd',
      reason: 'The check failed on 2 pages because of an error in Linkwright, not in the site',
    });
    // The page check was reported when the page was crawled.
    expect(stubbed.reported).to.deep.equal([`site/broken ${url('/')}`]);
  });

  it('leaves out the findings it is asked to', async () => {
    const { issues } = await loadSite(deps(), { ...input, keepsFinding: ({ url: at }) => at === url('/b') });
    expect(issues.map(({ check_id, affected_count }) => [check_id, affected_count])).to.deep.equal([['page/odd', 1]]);
  });

  it('reads the crawl record and each artifact once', async () => {
    const { crawls, artifacts } = running.store;
    const reads: string[] = [];
    const counted: AuditDeps = {
      ...deps(),
      crawls: {
        streamDigests: (id) => crawls.streamDigests(id),
        streamPages: (id, after) => crawls.streamPages(id, after),
        find: (user, id) => {
          reads.push('crawl');
          return crawls.find(user, id);
        },
      },
      artifacts: {
        put: artifacts.put,
        get: (user, key) => {
          reads.push(key);
          return artifacts.get(user, key);
        },
      },
    };
    await loadSite(counted, input);
    expect(reads).to.include.members(['crawl', renderedKey('c1')]);
    expect(reads).to.deep.equal([...new Set(reads)]);
    const loaded = [...reads];
    reads.length = 0;
    const site = await readStoredSite(counted, input);
    expect([site.pages.length, reads]).to.deep.equal([3, loaded]);
  });

  it('knows no crawl of another user', async () => {
    const failure: unknown = await loadSite(deps(), { ...input, user_id: 'bob' }).catch((caught: unknown) => caught);
    expect(failure).to.include({ name: 'DomainError', code: 'not_found', message: 'The crawl is not in the store' });
  });

  it('judges by the clock it is given', () => {
    expect(checkContext({ now: () => Date.parse(NOW) })).to.deep.equal({
      now: NOW,
      thresholds: DEFAULT_THRESHOLDS,
      severities: {},
    });
  });

  it('judges by the settings it is given, and tells what was run', async () => {
    const { coverage } = await loadSite(deps(), input);
    expect(coverage.on_page_seo).to.deep.equal({
      run: ['page/odd', 'site/pages'],
      skipped: [{ id: 'site/broken', reason: 'The check failed because of an error in Linkwright, not in the site' }],
    });
    const severities = { 'site/pages': 'off' as const, 'site/broken': 'off' as const };
    const settled = await loadSite(deps(), { ...input, check_settings: { thresholds: {}, severities } });
    expect(settled.issues.map(({ check_id }) => check_id)).to.deep.equal(['page/odd']);
    expect(settled.failed_checks).to.deep.equal([]);
    expect(settled.coverage.on_page_seo.skipped.map(({ id }) => id)).to.deep.equal(['site/pages', 'site/broken']);
  });

  it('judges pages by search data where they were gathered, and says so where they were not', async () => {
    const given = { ...deps(), checks: SEARCH_DATA_CHECKS };
    const without = await loadSite(given, input);
    expect(without.coverage.technical_seo.skipped).to.have.length(5);
    expect(without.coverage.technical_seo.skipped[0]?.reason).to.contain(
      'no Search Console property of the site is connected',
    );
    const lost = { current: figures(10, 500), previous: figures(200, 500) };
    const page_days = [{ url: url('/b'), ...lost, weekdays: lost }];
    await running.store.artifacts.put('alice', crawlSearchDataKey('c1'), searchData({ page_days }));
    const { issues, coverage } = await loadSite(given, input);
    expect(coverage.content_strategy.skipped).to.deep.equal([]);
    expect(issues.map(({ check_id, affected_pages }) => [check_id, affected_pages])).to.deep.equal([['gsc/decay', 1]]);
  });
});
