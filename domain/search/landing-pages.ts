import { identifySite, normalizeUrl } from '../base/url/url-identity.js';
import type { AnalyticsRow } from './analytics-row.js';

/** A page on which visits of a site began, over the period of its traffic. */
export interface LandingPage {
  url: string;
  sessions: number;
}

/** The last reading for a site (as identifySite writes it) of a user. */
export const landingPagesKey = (site: string): string => `traffic:${site}:landing-pages`;

/** As Google Analytics names them: the host of the page, and its path without query. */
export const LANDING_DIMENSIONS = ['hostName', 'landingPage'];
export const LANDING_METRICS = ['sessions'];

/**
 * Rows of {@link LANDING_DIMENSIONS} by sessions as URLs of the site, under the scheme of `siteUrl`, most visited first. Rows
 * without a path ("(not set)") and other hosts are left out.
 */
export function toLandingPages(rows: readonly AnalyticsRow[], siteUrl: string): LandingPage[] {
  const scheme = siteUrl.startsWith('http:') ? 'http' : 'https';
  const sums = new Map<string, number>();
  for (const { dimensions, metrics } of rows) {
    const [host = '', path = ''] = dimensions;
    const url = path.startsWith('/') ? normalizeUrl(`${scheme}://${host}${path}`) : null;
    if (url === null || identifySite(url) !== identifySite(siteUrl)) continue;
    sums.set(url, (sums.get(url) ?? 0) + (metrics[0] ?? 0));
  }
  const pages = [...sums].map(([url, sessions]): LandingPage => ({ url, sessions }));
  return pages.sort((one, other) => other.sessions - one.sessions || (one.url < other.url ? -1 : 1));
}
