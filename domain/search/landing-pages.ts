import { identifySite, normalizeUrl } from '../base/url/url-identity.js';
import type { AnalyticsRow } from './analytics-row.js';

/** A page on which visits of a site began, over the period of its traffic. */
export interface LandingPage {
  url: string;
  sessions: number;
  /** Absent in readings from before they were kept. */
  key_events?: number;
}

/** The last reading for a site (as identifySite writes it) of a user. */
export const landingPagesKey = (site: string): string => `traffic:${site}:landing-pages`;

/** As Google Analytics names them: the host of the page, and its path without query. */
export const LANDING_DIMENSIONS = ['hostName', 'landingPage'];
export const LANDING_METRICS = ['sessions', 'keyEvents'];

/**
 * Rows of {@link LANDING_DIMENSIONS} by sessions as URLs of the site, under the scheme of `siteUrl`, most visited first. Rows
 * without a path ("(not set)") and other hosts are left out.
 */
export function toLandingPages(rows: readonly AnalyticsRow[], siteUrl: string): LandingPage[] {
  const scheme = siteUrl.startsWith('http:') ? 'http' : 'https';
  const sums = new Map<string, { sessions: number; key_events: number }>();
  for (const { dimensions, metrics } of rows) {
    const [host = '', path = ''] = dimensions;
    const url = path.startsWith('/') ? normalizeUrl(`${scheme}://${host}${path}`) : null;
    if (url === null || identifySite(url) !== identifySite(siteUrl)) continue;
    const sum = sums.get(url) ?? { sessions: 0, key_events: 0 };
    const [sessions = 0, key_events = 0] = metrics;
    sums.set(url, { sessions: sum.sessions + sessions, key_events: sum.key_events + key_events });
  }
  const pages = [...sums].map(([url, { sessions, key_events }]): LandingPage => ({ url, sessions, key_events }));
  return pages.sort((one, other) => other.sessions - one.sessions || (one.url < other.url ? -1 : 1));
}
