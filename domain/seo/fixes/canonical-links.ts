import type { PageSummary } from '../artifacts/page-summary.js';
import { canonicalLine } from '../causes/canonical-line.js';
import { siteCanonicalErrors } from '../causes/site-canonical-errors.js';
import type { SiteFacts } from '../improvements/improvement.js';
import { isHtml200Summary } from '../site/summary-state.js';
import { editedPages } from './edited-pages.js';
import type { Fix } from './fix.js';

/** The one canonical link that a page should have: to its main version where it is a variant, to itself otherwise. */
export const canonicalLinks: Fix = {
  check_ids: [
    'canonical/missing',
    'canonical/multiple',
    'canonical/invalid',
    'canonical/relative',
    'canonical/fragment',
    'canonical/in-body',
    'canonical/http-https',
    'canonical/to-redirect',
    'canonical/to-error',
    'canonical/to-noindex',
    'canonical/to-blocked',
    'canonical/to-home',
    'canonical/to-other-language',
  ],
  write: (issues, facts) =>
    editedPages(issues, facts)
      .filter(({ headers }) => !/\brel="?canonical/i.test(headers['link'] ?? ''))
      .map((page) => ({
        title: 'The only canonical link, in the head',
        language: 'html',
        code: canonicalLine(rightCanonical(page, facts)),
        url: page.url,
      })),
};

function rightCanonical({ url, canonical_url: named }: PageSummary, { site }: SiteFacts): string {
  const error = siteCanonicalErrors(site).find(({ page }) => page.url === url);
  if (error) return error.right;
  if (named === null || named === url) return url;
  const target = site.by_url.get(named);
  return target !== undefined && isHtml200Summary(target) && target.indexable ? named : url;
}
