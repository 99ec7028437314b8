import { expect } from 'chai';
import { judgeCompetitors } from '../../../../activities/audits/judge/judge-competitors.js';
import type { CheckSettings } from '../../../../domain/seo/check-settings.js';
import { auditDeps, crawlResult } from '../../../support/audit-deps.js';
import { stubSiteCheck } from '../../../support/samples/stub-checks.js';
import { stubCrawls } from '../../../support/samples/stub-crawl.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

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

  it('a fault of the store is thrown, so that the activity is tried again', async () => {
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
});
