import { expect } from 'chai';
import { loadSiteFacts } from '../../../api/dashboard/load-site-facts.js';
import { resultKey, searchAnalysisKey } from '../../../domain/operations/artifact-keys.js';
import { siteTrafficKey } from '../../../domain/search/site-traffic.js';
import { analyzeHtml } from '../../support/samples/analyzed-page.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { stubSearchPerformance } from '../../support/samples/stub-search-performance.js';
import { stubTraffic } from '../../support/samples/stub-traffic.js';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] loadSiteFacts', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());
  const load = (user: string, site = 'site.example') => loadSiteFacts(running.store, user, { site, watched: null });

  it('finds nothing where nothing was collected', async () => {
    expect(await load('nobody')).to.deep.equal({
      site: 'site.example',
      site_url: 'https://site.example/',
      audit: null,
      search: null,
      traffic: null,
      landing_pages: [],
      bing: null,
      pages: [],
      snapshots: [],
      connections: [],
      ends: {},
    });
  });

  it('finds visits, and the pages with the lowest scores', async () => {
    const { store } = running;
    const traffic = stubTraffic(12, 10);
    await store.artifacts.put('walker', siteTrafficKey('site.example'), traffic);
    for (const [index, overall_score] of [90, 40, 70, 60].entries()) {
      const url = `https://site.example/${index}`;
      const analysis = { ...analyzeHtml('<h1>A</h1>', { url }), url, final_url: url, overall_score };
      await store.pageAnalyses.put('walker', 'a'.repeat(24), analysis);
    }
    const { pages, ...facts } = await load('walker');
    expect(facts.traffic).to.deep.equal(traffic);
    expect(pages.map(({ url, overall_score }) => [url, overall_score])).to.deep.equal([
      ['https://site.example/1', 40],
      ['https://site.example/3', 60],
      ['https://site.example/2', 70],
    ]);
    expect(pages[0]?.advice?.title).to.be.a('string');
    expect(await load('walker', 'other.example')).to.deep.include({ traffic: null, pages: [] });
  });

  it('finds the latest audit, the last analysis and a year of health, of this user and site alone', async () => {
    const { store } = running;
    for (const [id, created_at] of [
      ['1'.repeat(24), '2026-06-01T08:00:00.000Z'],
      ['2'.repeat(24), '2026-06-02T08:00:00.000Z'],
    ] as const) {
      const audit = stubAudit([], [], { audit_id: id, website_url: 'https://www.site.example/' });
      const { audit_type, status, overall_score, overall_status, score_coverage, component_scores } = audit;
      const line = { audit_type, status, overall_score, overall_status, score_coverage, component_scores };
      const about = { id, user_id: 'alice', site: 'site.example', website_url: audit.website_url, created_at };
      await store.audits.record({ ...line, ...about, issue_counts: audit.issue_counts });
      await store.artifacts.put('alice', resultKey(id), audit);
    }
    const search = stubSearchPerformance();
    await store.artifacts.put('alice', searchAnalysisKey('site.example'), search);
    const today = new Date().toISOString().slice(0, 10);
    const breakdown = { technical: 1, content: 1, performance: 1, mobile: 1 };
    const snapshot = { user_id: 'alice', site: 'site.example', score: 1, breakdown, audit_id: 'a' };
    await store.healthSnapshots.put({ ...snapshot, day: today });
    await store.healthSnapshots.put({ ...snapshot, day: '2020-01-01' });
    const facts = await load('alice');
    expect(facts.audit?.audit_id).to.equal('2'.repeat(24));
    expect(facts.search).to.deep.equal(search);
    expect(facts.snapshots.map(({ day }) => day)).to.deep.equal([today]);
    expect(facts.site_url).to.equal('https://www.site.example/');
    expect(await load('alice', 'other.example')).to.deep.include({ audit: null, search: null, snapshots: [] });
    expect(await load('bob')).to.deep.include({ audit: null, search: null, snapshots: [] });
  });
});
