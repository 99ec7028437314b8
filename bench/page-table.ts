import { resultKey, searchPagesKey } from '../domain/operations/artifact-keys.js';
import type { PageRow } from '../domain/reports/export/page-row.js';
import { EXPLORED_COLUMNS } from '../domain/reports/page-table/explored-page.js';
import type { SearchPageFigures } from '../domain/search/analysis/search-pages.js';
import type { Store } from '../store/index.js';
import { type AppPages, startAppPages } from '../test/support/browser/app-pages.js';
import { exploredPage } from '../test/support/samples/explored-page.js';
import { reportAudit } from '../test/support/samples/report-audit.js';
import { crawlId } from '../workflows/crawl/contract/crawl-site.js';
import { type Measure, percentile } from './measure.js';

const PAGES = 100_000;
const AUDIT = 'a'.repeat(24);
const SITE = 'shop.example';
const HOME = `https://${SITE}/`;

/** The explorer of crawled pages of a site of 100,000: the first page, then every column, filters and deep pages. */
export async function benchPageTable(): Promise<Measure[]> {
  const app = await startAppPages();
  try {
    const path = await fillStore(app.store);
    await app.get('/app');
    const first = await time(app, path);
    const sorted: Timed[] = [];
    for (const column of EXPLORED_COLUMNS)
      for (const order of ['asc', 'desc']) sorted.push(await time(app, `${path}?sort=${column}&order=${order}`));
    const filtered: Timed[] = [];
    for (const filter of FILTERS) filtered.push(await time(app, `${path}?${filter}`));
    const deep: Timed[] = [];
    for (const page of [2, 50, 500, 999, 1000])
      for (const order of ['sort=title', 'sort=words&order=desc', ''])
        deep.push(await time(app, `${path}?${order}&page=${page}`));
    const details = await time(app, `${path}?url=${encodeURIComponent(urlOf(77_777))}`);
    const table = `table of ${PAGES} pages`;
    return [
      { name: `${table}, first page`, value: first.ms, unit: 'ms', bar: { at_most: 1_500 } },
      { name: `${table}, first page, processor`, value: first.processorMs, unit: 'ms' },
      ...spread(`${table}, sorted by each column`, sorted),
      ...spread(`${table}, filters with counts`, filtered),
      ...spread(`${table}, deep page`, deep),
      ...spread(`details of one of ${PAGES} pages`, [details]),
    ];
  } finally {
    await app.stop();
  }
}

const FILTERS = [
  'status=4xx',
  'indexable=false',
  'index_blocker=noindex',
  'has_issues=true',
  'search=lamp',
  'search=nowhere',
  'language=de',
  'depth=3',
  'template=/category-7/*',
  'words_min=300&words_max=599',
  'clicks_min=5',
  'inlinks_min=3&depth_max=4&sort=clicks&order=desc',
  'search=page-1&status=2xx&sort=title',
  'in_sitemap=false&has_issues=true&sort=issues&order=desc',
];

interface Timed {
  ms: number;
  /** Of this process, which asks as well: what an idle machine would take at most, without the database. */
  processorMs: number;
}

async function time(app: AppPages, path: string): Promise<Timed> {
  const started = performance.now();
  const before = process.cpuUsage();
  const { status, text } = await app.get(path);
  const { user, system } = process.cpuUsage(before);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
  return { ms: performance.now() - started, processorMs: (user + system) / 1_000 };
}

function spread(name: string, times: readonly Timed[]): Measure[] {
  const read = (share: number, of: keyof Timed) =>
    percentile(
      times.map((one) => one[of]),
      share,
    );
  return [
    { name: `${name}, p95`, value: read(0.95, 'ms'), unit: 'ms', bar: { at_most: 300 } },
    { name: `${name}, p95, processor`, value: read(0.95, 'processorMs'), unit: 'ms' },
  ];
}

const urlOf = (index: number): string => `${HOME}category-${index % 97}/lamp-${index % 1_000}/page-${index}`;

/** As judging leaves it. */
async function fillStore({ artifacts, audits, crawls, findings, sites }: Store): Promise<string> {
  const audit = reportAudit({ issues: 40, overrides: { audit_id: AUDIT, website_url: HOME } });
  const { audit_type, website_url, status, overall_score, overall_status, score_coverage, generated_at } = audit;
  const { component_scores, issue_counts } = audit;
  const [user_id, expires, crawl] = ['alice', new Date(Date.now() + 86_400_000), crawlId(AUDIT, 'site')];
  const options = {
    max_pages: PAGES,
    max_depth: 5,
    respect_robots: true,
    include_sitemap_urls: true,
    target_keywords: [],
  };
  await artifacts.put(user_id, resultKey(AUDIT), audit);
  const about = { id: AUDIT, user_id, audit_type, website_url, site: SITE, status, created_at: generated_at };
  await audits.record({ ...about, overall_score, overall_status, score_coverage, component_scores, issue_counts });
  await crawls.create(user_id, { id: crawl, start_url: website_url, options, expires_at: expires });
  const rows = Array.from({ length: PAGES }, (_, index) => rowOf(index));
  await findings.save(user_id, AUDIT, 'pages', rows, expires);
  await findings.save(user_id, AUDIT, 'site_findings', [], expires);
  await findings.save(user_id, AUDIT, 'accepted', [], expires);
  const pages = Array.from({ length: PAGES / 4 }, (_, index): SearchPageFigures => {
    const clicks = (index * 7) % 90;
    return [urlOf(index * 4), clicks, clicks * 30 + 5, 1 + (index % 50)];
  });
  await artifacts.put(user_id, searchPagesKey(SITE), { is_cut: false, pages });
  const input = { site_url: HOME, site: SITE, competitors: [], target_keywords: [] };
  const { site } = await sites.insert(user_id, input, new Date());
  return `/app/sites/${site.id}/pages`;
}

function rowOf(index: number): PageRow {
  const isGone = index % 50 === 0;
  const isHidden = index % 31 === 0;
  const {
    clicks: _clicks,
    impressions: _shown,
    ctr: _ctr,
    position: _place,
    ...row
  } = exploredPage({
    url: urlOf(index),
    status: isGone ? 404 : 200,
    indexable: !isGone && !isHidden,
    index_blocker: isGone ? 'client_error' : isHidden ? 'noindex' : null,
    depth: index % 200 === 0 ? null : 1 + (index % 7),
    title: `Lamp ${(index * 7919) % PAGES} for desks and shelves of category ${index % 97}`,
    description: `Everything about lamp ${index}: what it costs, how it looks on a desk, and where to buy it today.`,
    h1: `Lamp ${index}`,
    words: (index * 37) % 2_500,
    link_score: index % 11 === 0 ? null : (index * 13) % 100,
    inlinks: (index * 17) % 60,
    unique_inlinks: (index * 17) % 20,
    outlinks: (index * 3) % 150,
    external_links: index % 9,
    response_time_ms: 50 + ((index * 29) % 900),
    bytes: 20_000 + ((index * 997) % 90_000),
    canonical: urlOf(index),
    language: index % 10 === 0 ? '' : index % 3 === 0 ? 'de' : 'en',
    in_sitemap: index % 4 !== 0,
    template: `/category-${index % 97}/*`,
    issues: index % 5,
  });
  return row;
}
