import { expect } from 'chai';
import { judgeCompetitors, scoreCompetitor } from '../../../../activities/audits/judge/judge-competitors.js';
import type { JudgedSite } from '../../../../activities/audits/judge/load-site.js';
import type { CheckSettings } from '../../../../domain/seo/check-settings.js';
import { auditDeps, crawlResult, NOW } from '../../../support/audit-deps.js';
import { NO_COVERAGE, stubSiteCheck } from '../../../support/samples/stub-checks.js';
import { stubCrawls } from '../../../support/samples/stub-crawl.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapFrom } from '../../../support/sites/sitemaps.js';

const page = pageFrom(htmlPage('<p>Lamps</p>'), { url: 'https://a.example/', depth: 0 });
const crawled = (crawl_id: string) => ({ ok: true as const, value: crawlResult({ crawl_id }) });

describe('[U] judge competitors', () => {
  it('scores each by its own crawl, in order; what failed says why among the others', async () => {
    const deps = auditDeps({ checks: [], crawls: stubCrawls({ a: { pages: [page] } }) });
    const results = await judgeCompetitors(deps, 'alice', [
      { url: 'https://down.example/', crawl: { ok: false, error: { code: 'dns_failure', detail: 'no such host' } } },
      { url: 'https://a.example/', crawl: crawled('a') },
      { url: 'https://lost.example/', crawl: crawled('lost') },
    ]);
    expect(results.map(({ url, status, error }) => [url, status, error])).to.deep.equal([
      ['https://down.example/', 'failed', 'no such host'],
      ['https://a.example/', 'completed', null],
      ['https://lost.example/', 'failed', 'The crawl is not in the store'],
    ]);
    expect(results[1]?.scores).to.deep.equal({
      technical_seo: 100,
      on_page_seo: 100,
      sitemap: null,
      content_strategy: 100,
    });
    expect(results[0]).to.deep.include({ scores: {}, metrics: null });
  });

  it('a failure of the store is thrown, so that the activity is tried again', async () => {
    const reason = new Error('connection lost');
    const deps = auditDeps({
      crawls: { ...stubCrawls({}), find: () => Promise.reject(reason) },
    });
    const failure: unknown = await judgeCompetitors(deps, 'alice', [
      { url: 'https://a.example/', crawl: crawled('a') },
    ]).catch((caught: unknown) => caught);
    expect(failure).to.equal(reason);
  });

  it('judges them by the settings of the audited site', async () => {
    const checks = [stubSiteCheck('x/always', { judge: () => [{ url: page.url, observed: 'seen' }] })];
    const deps = auditDeps({ checks, crawls: stubCrawls({ a: { pages: [page] } }) });
    const competitors = [{ url: page.url, crawl: crawled('a') }];
    const scoreBy = async (severities: CheckSettings['severities']) => {
      const [result] = await judgeCompetitors(deps, 'alice', competitors, { thresholds: {}, severities });
      return result?.scores.on_page_seo;
    };
    expect([
      await scoreBy({}),
      await scoreBy({ 'x/always': 'critical' }),
      await scoreBy({ 'x/always': 'off' }),
    ]).to.deep.equal([94, 40, 100]);
  });

  it('a component of a competitor that cannot be judged is null among the others', () => {
    const site = siteFrom([page], { sitemap: sitemapFrom() });
    const judged: JudgedSite = {
      site,
      issues: [],
      causes: [],
      rest_issues: [],
      failed_checks: [],
      coverage: NO_COVERAGE,
      unreliable: [],
      own_checks: [],
      accepted: null,
      accepted_urls: new Map(),
      shares: {},
    };
    const deps = auditDeps();
    expect(scoreCompetitor(deps, judged, NOW)).to.deep.equal({
      technical_seo: 100,
      on_page_seo: 100,
      sitemap: 100,
      content_strategy: 100,
    });
    const unread = { ...judged, site: siteFrom([page], { sitemap: null }) };
    expect(scoreCompetitor(deps, unread, NOW)).to.include({ sitemap: null, technical_seo: 100 });
    const broken = new Proxy(site, {
      get: (target, name) => {
        if (name === 'robots') throw new Error('broken');
        return Reflect.get(target, name);
      },
    });
    expect(deps.errors).to.deep.equal([]);
    expect(scoreCompetitor(deps, { ...judged, site: broken }, NOW)).to.deep.include({
      technical_seo: null,
      sitemap: 100,
    });
    expect(deps.errors.map(([place, error]) => [place, String(error)])).to.deep.equal([
      ['judge technical_seo of a competitor', 'Error: broken'],
    ]);
  });
});
