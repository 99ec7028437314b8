import { searchPageQueriesKey, searchPagesKey, speedKey } from '../../../domain/operations/artifact-keys.js';
import type { PageRow } from '../../../domain/reports/export/page-row.js';
import type { Store } from '../../../store/index.js';
import { htmlPage } from '../sites/html-page.js';
import { pageFrom } from '../sites/pages.js';
import { reportAudit } from './report-audit.js';
import { speedRun } from './speed-runs.js';
import { storeAudit } from './stored-audit.js';

const SITE = 'lamps.example';
const HOME = `https://${SITE}/`;
const KEPT_UNTIL = new Date('2035-01-01T00:00:00Z');

export interface ExploredSite {
  site_id: string;
  /** Newest first. */
  audits: [string, string];
  /** A page with issues, search figures and a Lighthouse run, and one that only the newer audit crawled. */
  home: string;
  added: string;
}

/** A watched site of two audits, the newer one of 130 pages of several kinds, with search figures. */
export async function seedExploredSite(store: Store): Promise<ExploredSite> {
  const input = { site_url: HOME, site: SITE, competitors: [], target_keywords: [] };
  const { site } = await store.sites.insert('alice', input, new Date('2026-04-01T08:00:00.000Z'));
  const audits: ExploredSite['audits'] = ['e'.repeat(24), 'd'.repeat(24)];
  const [newer, older] = audits;
  await crawl(store, older, 100, '2026-05-01T08:00:00.000Z');
  await crawl(store, newer, 130, '2026-06-01T08:00:00.000Z');
  await store.artifacts.put('alice', searchPagesKey(SITE), {
    is_cut: false,
    pages: [
      [HOME, 120, 2_400, 3.2],
      [`${HOME}desk/lamp-3`, 7, 900, 11.4],
    ],
  });
  const line = { query: 'desk lamps', clicks: 90, impressions: 1_000, ctr: 0.09, position: 2.8 };
  await store.artifacts.put('alice', searchPageQueriesKey(SITE), { [HOME]: [line] });
  await store.artifacts.put('alice', speedKey(newer, 'mobile'), speedRun({ url: HOME, final_url: HOME }));
  return { site_id: site.id, audits, home: HOME, added: `${HOME}desk/lamp-120` };
}

async function crawl(store: Store, audit_id: string, count: number, generated_at: string): Promise<void> {
  const audit = reportAudit({ issues: 2, overrides: { audit_id, website_url: HOME, final_url: HOME, generated_at } });
  const artifacts = Array.from({ length: count }, (_, index) => {
    const url = index === 0 ? HOME : `${HOME}${index % 3 === 0 ? 'desk' : 'floor'}/lamp-${index}`;
    const text = 'word '.repeat((index * 37) % 700);
    const head = index % 10 === 9 ? '<meta name="robots" content="noindex">' : '';
    const body = `<h1>Lamp ${index}</h1><p>${text}</p><img src="/lamp-${index}.jpg">`;
    const status = index % 20 === 19 ? 404 : 200;
    return pageFrom(htmlPage(body, head), { url, depth: index === 0 ? 0 : 1 + (index % 4), status });
  });
  await storeAudit(store, audit, { artifacts });
  const rows: PageRow[] = [];
  for await (const run of store.findings.stream('alice', audit_id, 'pages')) rows.push(...run);
  const changed = rows.map((row, index) => ({
    ...row,
    inlinks: (index * 13) % 40,
    issues: index % 3,
    language: index % 5 === 0 ? '' : index % 2 === 0 ? 'en' : 'de-at',
    in_sitemap: index % 4 !== 0,
  }));
  await store.findings.save('alice', audit_id, 'pages', changed, KEPT_UNTIL);
}
