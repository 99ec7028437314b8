import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteFacts } from '../improvements/improvement.js';
import { redirectChain } from '../site/redirect-chain.js';
import { isHtml200Summary } from '../site/summary-state.js';
import { affectedPages } from './affected-pages.js';
import { escapeMarkup } from './escape-markup.js';
import type { Remedy } from './remedy.js';

/** The one canonical link that a page should have: to itself, or to where its present target has moved. */
export const canonicalLinks: Remedy = {
  check_ids: [
    'canonical/missing',
    'canonical/multiple',
    'canonical/invalid',
    'canonical/relative',
    'canonical/fragment',
    'canonical/in-body',
    'canonical/http-https',
    'canonical/html-header-conflict',
    'canonical/to-redirect',
    'canonical/to-error',
    'canonical/to-noindex',
  ],
  write: (issues, facts) =>
    affectedPages(issues, facts).map((page) => ({
      title: 'The one canonical link, in the head',
      language: 'html',
      code: `<link rel="canonical" href="${escapeMarkup(canonicalOf(page, facts))}">`,
      url: page.url,
    })),
};

/** The end of a redirect when it is a sound page of https or of the page's own scheme; the page itself otherwise. */
function canonicalOf({ url, canonical_url: named }: PageSummary, { site }: SiteFacts): string {
  if (named === null || named === url) return url;
  const { end, end_url: last } = redirectChain(site, named.replace(/^http:/, schemeOf(url)));
  return end !== null && isHtml200Summary(end) && !end.noindex ? last : url;
}

function schemeOf(url: string): string {
  return url.startsWith('https:') ? 'https:' : 'http:';
}
