import { findAlpha2 } from '../../../base/language/iso-3166-alpha-3.js';
import type { Thresholds } from '../../../seo/thresholds.js';
import type { CrawledSite } from '../crawled-site.js';
import type { PageCountry } from '../sets/page-countries.js';

export interface WrongCountryPage {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** The version that is meant for the country. */
  meant_url: string;
  /** The version that most of the country's clicks go to instead. */
  url: string;
  /** Clicks of the country on versions that are not meant for it, and on all versions. */
  clicks_elsewhere: number;
  clicks: number;
}

type Bounds = Pick<Thresholds, 'search_country_clicks'>;
type Cluster = { country: string; meant_url: string; clicks: number; elsewhere: Map<string, number> };

/** Countries that have a version of a page of their own (hreflang with a region) and whose clicks mostly go to another. */
export function findWrongCountry(
  rows: readonly PageCountry[],
  crawl: Pick<CrawledSite, 'by_url'>,
  bounds: Bounds,
): WrongCountryPage[] {
  const clusters = new Map<string, Cluster>();
  for (const { url, country: alpha3, clicks } of rows) {
    const country = findAlpha2(alpha3);
    const versions = crawl.by_url.get(url)?.hreflang ?? [];
    const meant = country === null ? [] : versions.filter(({ code }) => regionOf(code) === country);
    const [first] = meant;
    if (country === null || !first) continue;
    const cluster = clusters.get(`${country} ${first.url}`) ?? emptyCluster(country, first.url);
    cluster.clicks += clicks;
    if (!meant.some((version) => version.url === url))
      cluster.elsewhere.set(url, (cluster.elsewhere.get(url) ?? 0) + clicks);
    clusters.set(`${country} ${first.url}`, cluster);
  }
  return [...clusters.values()]
    .flatMap((cluster) => judge(cluster, bounds))
    .sort((one, other) => other.clicks_elsewhere - one.clicks_elsewhere);
}

function judge({ country, meant_url, clicks, elsewhere }: Cluster, bounds: Bounds): WrongCountryPage[] {
  const [most] = [...elsewhere].sort(([, one], [, other]) => other - one);
  const clicks_elsewhere = [...elsewhere.values()].reduce((sum, one) => sum + one, 0);
  if (!most || clicks < bounds.search_country_clicks || clicks_elsewhere * 2 <= clicks) return [];
  return [{ country, meant_url, url: most[0], clicks_elsewhere, clicks }];
}

function emptyCluster(country: string, meant_url: string): Cluster {
  return { country, meant_url, clicks: 0, elsewhere: new Map() };
}

/** "de-AT" → "AT", "zh-Hant-TW" → "TW"; null without a region. */
function regionOf(code: string): string | null {
  const last = code.split('-').slice(1).at(-1);
  return last !== undefined && /^[a-z]{2}$/i.test(last) ? last.toUpperCase() : null;
}
