import { expect } from 'chai';
import { createFindingCounter } from '../../../api/app/count-found.js';
import { readLiveAudit } from '../../../api/app/live-audit.js';
import { startPageShotKey } from '../../../domain/operations/artifact-keys.js';
import { crawlId } from '../../../workflows/crawl/contract/crawl-site.js';
import { newOperation } from '../../support/operations.js';
import { stubFinding } from '../../support/samples/stub-checks.js';
import { storeCrawl } from '../../support/sites/crawled-pages.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { startStore, type TestStore } from '../../support/store.js';

const start_url = 'https://site.example/';

describe('[I] what a running audit has found', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('is the pages so far, the newest first, each with the titles of what was found on it', async () => {
    const { store } = running;
    const operation = newOperation({ type: 'complete_audit' });
    const input = { site_url: start_url, site: 'site.example', competitors: [], target_keywords: [] };
    const { site } = await store.sites.insert('alice', input, new Date());
    const pages = ['', 'a'].map((path) => pageFrom(htmlPage(''), { url: `${start_url}${path}` }));
    await storeCrawl(store, {
      crawl_id: crawlId(operation.id, 'site'),
      start_url,
      pages,
      findings: ({ url }) => {
        const finding = stubFinding('title/missing', '/', { url, page_url: url });
        return url === start_url ? [finding, finding, stubFinding('own/rule', '/', { url, page_url: url })] : [];
      },
    });
    const deps = { ...store, countFound: createFindingCounter(store.crawls) };
    const live = await readLiveAudit(deps, operation);
    const found = { issues: 2, findings: 3 };
    expect(live).to.deep.include({ operation, site, pages: 2, found, hasShot: false });
    await store.artifacts.putPacked('alice', startPageShotKey(operation.id, 'desktop'), Buffer.from('image'));
    expect(await readLiveAudit(deps, operation)).to.deep.include({ found, hasShot: true });
    expect(live?.newest).to.deep.equal([
      { url: `${start_url}a`, status: 200, issues: [] },
      { url: start_url, status: 200, issues: ['Missing title', 'own/rule'] },
    ]);
  });

  it('is shown of a failed audit too, and of nothing else', async () => {
    const finished_at = '2026-06-01T08:00:00.000Z';
    const error = { code: 'dns_failure' as const, detail: 'No such host' };
    const failed = newOperation({ type: 'quick_audit', status: 'failed', finished_at, error });
    const deps = { ...running.store, countFound: createFindingCounter(running.store.crawls) };
    expect(await readLiveAudit(deps, failed)).to.deep.include({ operation: failed, pages: 0, newest: [] });
    for (const other of [
      newOperation({ type: 'quick_audit', status: 'completed', finished_at, has_result: true }),
      newOperation({ type: 'quick_audit', status: 'cancelled', finished_at, has_result: true, error }),
      newOperation({ type: 'technical_seo' }),
    ]) {
      expect(await readLiveAudit(deps, other)).to.equal(null);
    }
  });
});
