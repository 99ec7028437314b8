import { expect } from 'chai';
import { loadSurroundings } from '../../../../../activities/search/analysis/data/load-surroundings.js';
import { resultKey } from '../../../../../domain/operations/artifact-keys.js';
import type { Operation } from '../../../../../domain/operations/operations.js';
import { reportAudit } from '../../../../support/samples/report-audit.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { stubCrawls } from '../../../../support/samples/stub-crawl.js';
import { SEARCH_OPERATION, searchAnalysisDeps } from '../../../../support/search-analysis-deps.js';
import { linkPage } from '../../../../support/sites/link-page.js';

const crawls = stubCrawls({ 'old:site': { pages: [linkPage('https://site.example/')] } });
const audits = ['new', 'old'].map((audit_id) => ({ audit_id, crawl_id: `${audit_id}:site` }));
const input = { operation: SEARCH_OPERATION, site: 'site.example', audits };

describe('[U] surroundings of search data', () => {
  it('are nothing where nothing is stored', async () => {
    const found = await loadSurroundings(searchAnalysisDeps(fakeSearchConsole([])), input);
    expect(found).to.deep.include({ audit: null, crawl: null, benchmark_audit: null, sitemap_benchmark: null });
    expect(found.inspections).to.include({ status: 'no_data' });
    expect(found.field_data).to.include({ status: 'no_data' });
  });

  it('are the latest audit, the latest crawl that is kept, and the last comparison, each on its own', async () => {
    const deps = searchAnalysisDeps(fakeSearchConsole([]), {
      crawls,
      operations: { find: async () => null, findLatest: async () => ({ id: 'bench' }) as Operation },
    });
    const report = { your_rank: 2 };
    deps.values.set(`alice ${resultKey('new')}`, { ...reportAudit(), audit_id: 'new', benchmarking: null });
    deps.values.set(`alice ${resultKey('old')}`, { ...reportAudit(), audit_id: 'old' });
    deps.values.set(`alice ${resultKey('bench')}`, report);
    const found = await loadSurroundings(deps, input);
    expect(found.audit?.audit_id).to.equal('new');
    expect(found.benchmark_audit?.audit_id).to.equal('old');
    expect(found.crawl?.start_url).to.equal('https://site.example/');
    expect(found.sitemap_benchmark).to.deep.equal({ operation_id: 'bench', report });
  });
});
