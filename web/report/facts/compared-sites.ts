import type { Benchmark } from '../../../domain/audits/benchmark.js';
import { parseUrl } from '../../../domain/base/url/parse-url.js';
import type { SiteMetrics } from '../../../domain/seo/site/site-metrics.js';
import { shownText } from './shown-text.js';

export interface ComparedSite {
  /** The name of the audited site, or the host of a competitor; no two are the same. */
  name: string;
  url: string;
  is_own: boolean;
  metrics: SiteMetrics;
}

const NAME_MAX_CHARS = 40;

/**
 * The sites that were measured, the audited one first.
 * @param you the name of the audited site
 */
export function nameSites(own: SiteMetrics | null, competitors: Benchmark['competitors'], you = 'You'): ComparedSite[] {
  const sites: ComparedSite[] = own ? [{ name: you, url: own.url, is_own: true, metrics: own }] : [];
  for (const { url, metrics } of competitors) {
    if (metrics === null) continue;
    const host = shownText(parseUrl(url)?.host ?? url, NAME_MAX_CHARS);
    const isTaken = sites.some(({ name }) => name === host);
    sites.push({ name: isTaken ? `${host} (${sites.length})` : host, url, is_own: false, metrics });
  }
  return sites;
}
