import { type PageRow, toPageRow } from '../../../domain/reports/export/page-row.js';
import type { AcceptedRow } from '../../../domain/seo/acceptance/accepted-row.js';
import type { SiteArtifacts } from '../../../domain/seo/checks/check.js';
import type { CheckFinding } from '../../../domain/seo/judge.js';
import { linkCounts } from '../../../domain/seo/links/link-counts.js';
import { readListing } from '../../../domain/seo/sitemap/read-listing.js';

/**
 * Collects what the exports of an audit need beyond the crawl, as findings stream by: those about the site, and how
 * many checks found something on each page. Findings of pages are counted and dropped; the crawl keeps them.
 */
export class RowCollector {
  readonly siteFindings: CheckFinding[] = [];
  readonly accepted: AcceptedRow[] = [];
  readonly #checksByUrl = new Map<string, Set<string>>();

  add(finding: CheckFinding): void {
    if (finding.page_url === null) this.siteFindings.push(finding);
    const url = finding.page_url ?? finding.url;
    const checks = this.#checksByUrl.get(url);
    if (checks) checks.add(finding.check_id);
    else this.#checksByUrl.set(url, new Set([finding.check_id]));
  }

  /** A finding that no longer counts: exports list it separately. */
  addAccepted(finding: CheckFinding, acceptance_id: string): void {
    this.accepted.push({ acceptance_id, finding });
  }

  /** The table of pages, in crawl order. */
  pageRows(site: Pick<SiteArtifacts, 'pages' | 'by_url' | 'inlinks' | 'sitemap'>): PageRow[] {
    const readSlotCounts = linkCounts(site);
    const isListed = readListing(site.sitemap);
    return site.pages.map((page) => {
      const issues = this.#checksByUrl.get(page.url)?.size ?? 0;
      return toPageRow(page, readSlotCounts(page.url), issues, isListed(page.url));
    });
  }
}
