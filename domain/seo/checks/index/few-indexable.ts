import { writeText } from '../../../base/text/write-text.js';
import { isCanonicalized, isHtml200Summary } from '../../site/summary-state.js';
import { VersionPairs } from '../../site/version-pairs.js';
import type { Severity, SiteCheck } from '../check.js';

const FEW = 0.3;

export const indexFewIndexable: SiteCheck = {
  id: 'index/few-indexable',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Fewer than half of the pages can be indexed',
  why: 'Crawlers spend most of their time on pages that noindex or a canonical keeps out of search results.',
  fix: 'Check that the excluded pages are meant to be; do not link to variants that should not be found.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/large-site-managing-crawl-budget',
  effort_hours: 3,
  judge(site, { thresholds }) {
    const { pages, start_url } = site;
    const pairs = new VersionPairs(site);
    const html = pages.filter(
      (page) =>
        isHtml200Summary(page) &&
        page.refresh_url === null &&
        // An AMP or mobile version shares the place of the page it belongs to.
        !(page.canonical_url !== null && isCanonicalized(page) && pairs.isSecondVersion(page, page.canonical_url)),
    );
    const indexable = html.filter((page) => page.indexable).length;
    if (html.length === 0 || indexable / html.length >= thresholds.few_indexable_share) return [];
    const expected = `at least ${Math.round(thresholds.few_indexable_share * 100)}%`;
    const observed = writeText`${indexable} of ${html.length} pages can be indexed`;
    return [{ url: start_url, observed, expected, severity: severityOf(indexable / html.length) }];
  },
};

/** A site without one page in the index is not there; one with a few is nearly so. */
function severityOf(share: number): Severity {
  if (share === 0) return 'critical';
  return share < FEW ? 'high' : 'medium';
}
