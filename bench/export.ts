import { readFileSync } from 'node:fs';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { resultKey } from '../domain/operations/artifact-keys.js';
import { type PageRow, toPageRow } from '../domain/reports/export/page-row.js';
import { summarizePage } from '../domain/seo/page/page-summary.js';
import { packPage } from '../store/crawl/pack-page.js';
import type { Store } from '../store/index.js';
import { startPlatform, type TestPlatform } from '../test/support/platform.js';
import { reportAudit } from '../test/support/samples/report-audit.js';
import { stubFinding } from '../test/support/samples/stub-checks.js';
import { htmlPage } from '../test/support/sites/html-page.js';
import { pageFrom } from '../test/support/sites/pages.js';
import { crawlId } from '../workflows/crawl/contract/crawl-site.js';
import { AS_IN_USE, type Measure, percentile } from './measure.js';

const PAGES = 50_000;
const BATCH = 1_000;
const RUNS = 5;
const AUDIT = 'a'.repeat(24);

/** Exports of an audit of 50,000 pages through the running API: how soon they begin, how long they take, what they hold. */
export async function benchExport(): Promise<Measure[]> {
  const platform = await startPlatform({ allow: [], env: { ...AS_IN_USE, WORKER_QUEUES: 'orchestration' } });
  try {
    await fillStore(platform.store);
    const reader = await createReader(platform);
    const pages = `/api/seo/audits/${AUDIT}/pages?format=csv`;
    const findings = `/api/seo/audits/${AUDIT}/report?format=csv`;
    await reader.read(pages);
    const before = reader.residentMb();
    const reads = [];
    for (let run = 0; run < RUNS; run++) reads.push(await reader.read(pages));
    const after = reader.residentMb();
    const whole = await reader.read(findings);
    const atEnd = reader.residentMb();
    await reader.standStill(findings, 5_000);
    const firstByte = percentile(
      reads.map(({ firstByteMs }) => firstByteMs),
      0.5,
    );
    return [
      { name: `CSV of ${PAGES} pages, first byte`, value: firstByte, unit: 'ms', bar: { at_most: 100 } },
      {
        name: `CSV of ${PAGES} pages, whole`,
        value: percentile(
          reads.map(({ wholeMs }) => wholeMs),
          0.5,
        ),
        unit: 'ms',
      },
      { name: `CSV of ${PAGES} pages, size`, value: (reads[0]?.bytes ?? 0) / 1e6, unit: 'MB' },
      { name: `API memory won by ${RUNS} such reads`, value: after - before, unit: 'MB' },
      { name: `CSV of ${2 * PAGES} findings, first byte`, value: whole.firstByteMs, unit: 'ms', bar: { at_most: 100 } },
      { name: `CSV of ${2 * PAGES} findings, whole`, value: whole.wholeMs, unit: 'ms' },
      { name: 'API memory after all findings', value: atEnd, unit: 'MB' },
      { name: 'API memory won by a reader that stands still', value: reader.residentMb() - atEnd, unit: 'MB' },
    ];
  } finally {
    await platform.stop();
  }
}

/** As a crawl and its judging leave it: digests, and the rows made of them. */
async function fillStore({ artifacts, audits, crawls, findings }: Store): Promise<void> {
  const audit = reportAudit({ issues: 40, overrides: { audit_id: AUDIT } });
  const { audit_type, website_url, status, overall_score, overall_status, score_coverage } = audit;
  const [user, expires, crawl] = ['alice', new Date(Date.now() + 86_400_000), crawlId(AUDIT, 'site')];
  const options = {
    max_pages: PAGES,
    max_depth: 5,
    respect_robots: true,
    include_sitemap_urls: true,
    target_keywords: [],
  };
  await artifacts.put(user, resultKey(AUDIT), audit);
  await audits.record({
    id: AUDIT,
    user_id: user,
    audit_type,
    website_url,
    site: 'shop.example',
    status,
    overall_score,
    overall_status,
    score_coverage,
    component_scores: audit.component_scores,
    issue_counts: audit.issue_counts,
    created_at: audit.generated_at,
  });
  await crawls.create(user, { id: crawl, start_url: website_url, options, expires_at: expires });
  const template = pageFrom(htmlPage(`<h1>A page</h1>${'<p>Some words <a href="/next">next</a></p>'.repeat(20)}`));
  const checks = audit.components.technical_seo.issues.slice(0, 2).map(({ check_id }) => check_id);
  const rows: PageRow[] = [];
  for (let start = 0; start < PAGES; start += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, index) => {
      const url = `${website_url}shop/category-${start % 97}/page-${start + index}`;
      const artifact = { ...template, url };
      const summary = { ...summarizePage(artifact), url };
      rows.push(toPageRow(summary, { link_score: 40, inlinks: 5, unique_inlinks: 3 }, 2));
      const found = checks.map((check) => stubFinding(check, '/', { url, page_url: url }));
      return packPage({
        order: start + index,
        artifact: { ...artifact, html: null },
        summary,
        findings: found,
        reuse: null,
      });
    });
    await crawls.addPages(crawl, batch, expires);
  }
  await findings.save(user, AUDIT, 'pages', rows, expires);
  await findings.save(user, AUDIT, 'site_findings', [], expires);
}

interface Read {
  firstByteMs: number;
  wholeMs: number;
  bytes: number;
}

async function createReader(platform: TestPlatform) {
  const token = await platform.identity.token({ sub: 'alice', plan: 'enterprise', expiresInSeconds: 3600 });
  const ask = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      httpGet(new URL(path, platform.url), { headers: { authorization: `Bearer ${token}` } }, resolve).on(
        'error',
        reject,
      );
    });
  return {
    async read(path: string): Promise<Read> {
      const started = performance.now();
      const answer = await ask(path);
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
      let [firstByteMs, bytes] = [0, 0];
      for await (const chunk of answer) {
        if (bytes === 0) firstByteMs = performance.now() - started;
        bytes += (chunk as Buffer).length;
      }
      return { firstByteMs, bytes, wholeMs: performance.now() - started };
    },
    /** Asks, and takes nothing for a while. */
    async standStill(path: string, waitMs: number): Promise<void> {
      const answer = await ask(path);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      answer.destroy();
    },
    residentMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${platform.apiPid()}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  };
}
