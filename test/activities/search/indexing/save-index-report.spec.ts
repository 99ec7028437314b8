import { expect } from 'chai';
import type { Sample } from '../../../../activities/search/indexing/choose-sample.js';
import { saveIndexReport } from '../../../../activities/search/indexing/save-index-report.js';
import { indexReportKey, resultKey, searchRowsKey } from '../../../../domain/operations/artifact-keys.js';
import { indexingDeps } from '../../../support/indexing-deps.js';
import { inspectedPage } from '../../../support/samples/inspected-page.js';
import { SEARCH_NOW, SEARCH_OPERATION } from '../../../support/search-analysis-deps.js';

const SITE = 'site.example';
const URL = 'https://site.example/a';
const run = { size: 50, inspected: 1, failed: 0, not_asked: 1, stopped: 'quota' as const };
const input = {
  operation: SEARCH_OPERATION,
  site_url: 'https://site.example/',
  site: SITE,
  property: { property: 'sc-domain:site.example', scope: 'same' as const },
  run,
};

describe('[U] report of an inspection', () => {
  it('is the result of the operation and what is known of the site', async () => {
    const left = inspectedPage({ verdict: 'neutral', coverage_state: 'Crawled - currently not indexed' });
    const deps = indexingDeps({ audits: { new: [{ url: URL, in_sitemap: true }] }, inspected: [left] });
    const sample: Sample = {
      urls: [
        { url: URL, sampled_as: 'top_page' },
        { url: `${URL}b`, sampled_as: 'random' },
      ],
      chosen_at: SEARCH_NOW,
    };
    deps.values.set(searchRowsKey(SEARCH_OPERATION.id, 'sample'), sample);
    deps.values.set(searchRowsKey(SEARCH_OPERATION.id, 'sitemaps'), { status: 'completed', sitemaps: [] });
    await saveIndexReport(deps, input);
    const report = deps.values.get(indexReportKey(SITE));
    expect(report).to.deep.equal(deps.values.get(resultKey(SEARCH_OPERATION.id)));
    expect(report).to.deep.include({
      run: {
        ...run,
        chosen: { top_page: 1, indexability: 0, new_page: 0, sitemap_without_impressions: 0, random: 1 },
      },
      pages: { indexed: 0, not_indexed: 1, unknown: 0, total: 1 },
      crawl: { audit_id: 'new', pages: 1, is_complete: false },
      generated_at: SEARCH_NOW,
    });
    expect(deps.raised).to.deep.equal([SITE]);
  });

  it('says what is missing where nothing could be read and no audit is stored', async () => {
    const deps = indexingDeps();
    await saveIndexReport(deps, input);
    const report = deps.values.get(indexReportKey(SITE));
    expect(report).to.deep.include({ crawl: null, findings: [], reasons: [] });
    expect(report).to.have.nested.property('sitemaps.status', 'no_data');
  });
});
