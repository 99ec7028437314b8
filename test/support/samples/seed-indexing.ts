import type { Sample } from '../../../activities/search/indexing/choose-sample.js';
import { saveIndexReport } from '../../../activities/search/indexing/save-index-report.js';
import { searchRowsKey } from '../../../domain/operations/artifact-keys.js';
import type { InspectedPage } from '../../../domain/search/indexing/inspected-page.js';
import type { Store } from '../../../store/index.js';
import { inspectedPage } from './inspected-page.js';

const OPERATION = { id: '1'.repeat(24), user_id: 'alice' };
const NOT_USED = () => Promise.reject(new Error('Google is not asked'));

/** What Google says of a site of alice, with pages of every state; `long` is part of a page that it names otherwise. */
export async function seedIndexing(store: Store, site: string, long = 'lamp-3'): Promise<void> {
  const home = `https://${site}/`;
  const sitemap = `${home}sitemap.xml`;
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
  const left: Partial<InspectedPage> = { verdict: 'neutral', referring_sitemaps: [sitemap] };
  const seen: Partial<InspectedPage>[] = [
    { url: home, sampled_as: 'top_page' },
    {
      url: `${home}desk/${long}`,
      ...left,
      coverage_state: 'Duplicate, Google chose different canonical than user',
      google_canonical: `${home}floor/${long}`,
    },
    ...Array.from({ length: 60 }, (_, index): Partial<InspectedPage> => {
      const url = `${home}${(index + 4) % 3 === 0 ? 'desk' : 'floor'}/lamp-${index + 4}`;
      if (index % 4 > 0) return { url };
      const coverage_state = index % 8 === 0 ? 'Crawled - currently not indexed' : 'Discovered - currently not indexed';
      return { url, ...left, coverage_state, sampled_as: 'sitemap_without_impressions' };
    }),
    {
      url: `${home}cart`,
      ...left,
      verdict: 'fail',
      coverage_state: 'Blocked by robots.txt',
      robots_state: 'DISALLOWED',
    },
  ];
  for (const page of seen)
    await store.pageInspections.put(
      'alice',
      site,
      inspectedPage({ property: `sc-domain:${site}`, last_crawl_at: ago(20), inspected_at: ago(1), ...page }),
    );
  const sample: Sample = { urls: [{ url: home, sampled_as: 'top_page' }], chosen_at: ago(1) };
  await store.artifacts.put('alice', searchRowsKey(OPERATION.id, 'sample'), sample);
  await store.artifacts.put('alice', searchRowsKey(OPERATION.id, 'sitemaps'), {
    status: 'completed',
    sitemaps: [
      {
        url: sitemap,
        is_index: false,
        is_pending: false,
        submitted_at: ago(300),
        downloaded_at: ago(1),
        errors: 0,
        warnings: 2,
        urls: 118,
      },
      {
        url: `${home}old.xml`,
        is_index: true,
        is_pending: false,
        submitted_at: ago(800),
        downloaded_at: ago(90),
        errors: 3,
        warnings: 0,
        urls: 40,
      },
    ],
  });
  for (let count = 0; count < 64; count++) await store.inspectionQuotas.claim(`sc-domain:${site}`, new Date(now));
  await saveIndexReport(
    { ...store, searchConsole: { listSitemaps: NOT_USED, inspectUrl: NOT_USED }, now: () => now },
    {
      operation: OPERATION,
      site_url: home,
      site,
      property: { property: `sc-domain:${site}`, scope: 'same' },
      run: { size: 80, inspected: seen.length, failed: 0, not_asked: 16, stopped: 'quota' },
    },
  );
}
