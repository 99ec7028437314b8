import type { PageSummary } from '../artifacts/page-summary.js';

/** 200, HTML, allowed by robots.txt: the summary's counterpart of isHtml200. */
export function isHtml200Summary(page: PageSummary): boolean {
  return page.allowed_by_robots && page.status === 200 && page.is_html;
}

/** The page names another URL as its canonical one. */
export function isCanonicalized(page: PageSummary): boolean {
  return page.canonical_url !== null && page.canonical_url !== page.url;
}
