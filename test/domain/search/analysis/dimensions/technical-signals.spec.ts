import { expect } from 'chai';
import { technicalSignals } from '../../../../../domain/search/analysis/dimensions/technical-signals.js';
import { analyzeProperty } from '../../../../support/samples/analyzed-property.js';
import { reportAudit } from '../../../../support/samples/report-audit.js';
import { crawledPage } from '../../../../support/samples/search-figures.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { smallProperty } from '../../../../support/sites/small-property.js';

const site = 'https://www.example.com';
const page = (path: string, changes: Parameters<typeof crawledPage>[1] = {}) =>
  crawledPage(path, { url: `${site}${path}`, ...changes });

describe('[U] technical signals', () => {
  it('say what is missing, and what would bring it about', async () => {
    const signals = technicalSignals(await analyzeProperty(fakeSearchConsole(smallProperty())));
    expect(signals.crawl).to.include({ status: 'no_data', reason: 'No crawl of the site is stored' });
    expect(signals.coverage).to.deep.equal(signals.crawl);
    expect(signals.core_web_vitals).to.include({ status: 'no_data' });
  });

  it('join the pages of search with the crawl of the latest audit', async () => {
    const analysis = await analyzeProperty(fakeSearchConsole(smallProperty()));
    const pages = [page('/'), page('/red', { noindex: true }), page('/unseen')];
    const crawl = {
      start_url: `${site}/`,
      by_url: new Map(pages.map((each) => [each.url, each])),
      inlinks: new Map([[`${site}/red`, { length: 1 }]]),
      crawl_incomplete: false,
    };
    const audit = reportAudit();
    const { coverage, crawl: seen } = technicalSignals({
      ...analysis,
      surroundings: { ...analysis.surroundings, crawl, audit },
    });
    if (coverage.status !== 'completed') throw new Error(coverage.reason);
    expect(coverage).to.include({
      pages_with_impressions: 4,
      crawled: 2,
      not_crawled: 2,
      indexable_without_impressions: 1,
    });
    expect(coverage.issues.map(({ url, issue, clicks }) => [url, issue, clicks])).to.deep.equal([
      [`${site}/red`, 'noindex', 84],
      [`${site}/old`, 'not_crawled', 28],
      [`${site}/blue`, 'not_crawled', 28],
    ]);
    expect(seen).to.include({ status: 'completed', audit_id: audit.audit_id, crawled_pages: audit.crawl.pages });
  });

  it('count what inspections said, and compare phones with computers', async () => {
    const { inspection, mobile } = technicalSignals(await analyzeProperty(fakeSearchConsole(smallProperty())));
    expect(inspection).to.deep.include({
      status: 'completed',
      inspected: 4,
      failed: 0,
      verdicts: { pass: 4, neutral: 0, fail: 0, unknown: 0 },
    });
    expect(mobile).to.deep.include({ status: 'completed', clicks_share: 0.2, position_gap: 3.58 });
  });
});
