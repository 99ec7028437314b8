import { expect } from 'chai';
import { composeStrategicReport } from '../../../domain/dashboard/strategy/compose-strategy.js';
import { searchAnalysisKey, semanticIndexKey } from '../../../domain/operations/artifact-keys.js';
import { computeSemanticIndex } from '../../../domain/seo/semantic/semantic-index.js';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { reportAudit } from '../../support/samples/report-audit.js';
import { searchResult } from '../../support/samples/search-results.js';
import { storeAudit } from '../../support/samples/stored-audit.js';
import { strategicSources } from '../../support/samples/strategic-sources.js';
import { generatedProperty } from '../../support/sites/generated-property.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const SITE = 'site.example';

describe('[I] page of insights', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  async function watch(site: string): Promise<string> {
    const input = { site_url: `https://${site}/`, site, competitors: [], target_keywords: [] };
    return `/app/sites/${(await pages.store.sites.insert('alice', input, NOW)).site.id}/insights`;
  }

  it('says what to begin with where nothing was collected', async () => {
    const { status, text } = await pages.get(await watch('empty.example'));
    expect(status).to.equal(200);
    for (const words of ['No strategy yet.', 'No audit has read the content', 'Set-up']) expect(text).to.contain(words);
    expect(text).to.contain('strategic-insights/run?site_url=https%3A%2F%2Fempty.example%2F');
  });

  it('shows what the search analysis of the site found, with who wrote it', async () => {
    const path = await watch('searched.example');
    expect((await pages.get(path)).text).to.contain('No insights from search data yet.');
    const analysis = await searchResult('search_performance', generatedProperty('unclicked'));
    await pages.store.artifacts.put('alice', searchAnalysisKey('searched.example'), analysis);
    const { text } = await pages.get(path);
    expect(text).to.contain('Rewrite titles and descriptions of 2 pages that are seen and seldom clicked');
    expect(text).to.contain('Worded by rules').and.to.contain('From search data');
  });

  it('shows main insights, the strategy of the week and how well the content holds together', async () => {
    const path = await watch(SITE);
    const audit = reportAudit({ issues: 20, overrides: { website_url: `https://${SITE}/` } });
    await storeAudit(pages.store, audit);
    const strategy = composeStrategicReport(strategicSources({ audit }), '2026-06-03T00:00:00.000Z');
    await pages.store.strategicReports.put('alice', {
      ...strategy,
      generated_at: '2026-06-03T00:00:00.000Z',
      duration_ms: 1,
    });
    const crawled = ['a', 'b', 'c', 'd', 'e'].map((name) =>
      pageFrom(htmlPage('<p>lamp shade bulb wire socket brass</p>'), { url: `https://${SITE}/lamps/${name}` }),
    );
    const index = computeSemanticIndex(siteFrom(crawled), { audit_id: 'a'.repeat(24), now: NOW.toISOString() });
    await pages.store.artifacts.put('alice', semanticIndexKey(SITE), index);
    const { text } = await pages.get(path);
    expect(text).to.contain('Strategy for the week of 1 Jun 2026').and.to.contain('Big move');
    expect(text).to.contain(strategy.insights.big_move?.title.replaceAll('"', '&quot;'));
    expect(text).to.contain('Topics of the site').and.to.contain(`<bdi>${index.pillars[0]?.name}</bdi>`);
    expect(text).to.contain('Healthy from 0.17');
    expect(text).to.match(/class="badge bad">high/);
    expect((await pages.get(path, 'bob')).status).to.equal(404);
  });
});
