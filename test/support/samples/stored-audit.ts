import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { toPageRow } from '../../../domain/reports/export/page-row.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import type { CheckFinding } from '../../../domain/seo/judge.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import type { Store } from '../../../store/index.js';
import { crawlId } from '../../../workflows/crawl/contract/crawl-site.js';
import { storeCrawl } from '../sites/crawled-pages.js';
import { htmlPage } from '../sites/html-page.js';
import { pageFrom } from '../sites/pages.js';
import { stubFinding } from './stub-checks.js';

export interface StoredAuditOptions {
  user_id?: string;
  created_at?: string;
  /** Crawled, and in the table of pages. @default 3 */
  pages?: number;
  /** Crawled in the place of made-up pages. */
  artifacts?: PageArtifact[];
  /** About the site, beside one for each page. */
  siteFindings?: CheckFinding[];
  expires?: Date;
}

/** Puts an audit into the store as its workflow would have left it: result, line, crawl and rows. */
export async function storeAudit(store: Store, audit: CompleteAudit, options: StoredAuditOptions = {}): Promise<void> {
  const { user_id = 'alice', created_at = audit.generated_at, pages: count = 3, siteFindings = [] } = options;
  const { audit_id: id, audit_type, website_url, status, overall_score, overall_status, score_coverage } = audit;
  await store.artifacts.put(user_id, resultKey(id), audit);
  await store.audits.record({
    id,
    user_id,
    audit_type,
    website_url,
    site: new URL(website_url).host,
    status,
    overall_score,
    overall_status,
    score_coverage,
    component_scores: audit.component_scores,
    issue_counts: audit.issue_counts,
    created_at,
  });
  const pages =
    options.artifacts ??
    Array.from({ length: count }, (_, index) =>
      pageFrom(htmlPage(`<h1>Page ${index}</h1>`), { url: `${website_url}p${index}`, depth: index === 0 ? 0 : 1 }),
    );
  const [issue] = audit.components.technical_seo.issues;
  const crawl_id = crawlId(id, 'site');
  await storeCrawl(store, {
    crawl_id,
    user_id,
    start_url: website_url,
    pages,
    findings: ({ url }) =>
      issue ? [stubFinding(issue.check_id, '/', { url, page_url: url, component: 'technical_seo' })] : [],
    ...(options.expires ? { expires: options.expires } : {}),
  });
  const expires = options.expires ?? new Date('2035-01-01T00:00:00Z');
  await store.findings.save(user_id, id, 'site_findings', siteFindings, expires);
  const counts = { link_score: 12.5, inlinks: 2, unique_inlinks: 1 };
  const rows = pages.map((page) => toPageRow(summarizePage(page), counts, 1));
  await store.findings.save(user_id, id, 'pages', rows, expires);
}
