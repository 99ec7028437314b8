import { UrlTraps } from '../../../domain/base/url/url-traps.js';
import type { FrontierEntry } from '../../../domain/crawl/crawl.js';
import { resolveThresholds } from '../../../domain/seo/check-settings.js';
import type { CrawlRecord, CrawlsRepository } from '../../../store/crawl/crawls.js';

/** A few more variants than make a finding, so that whatever is left out is reported. */
const VARIANTS_MARGIN = 10;

export interface KnownUrlsDeps {
  crawls: Pick<CrawlsRepository, 'loadFrontier'>;
  hashUrl: (url: string) => string;
}

export interface KnownUrls {
  /** Hashes of all URLs of the crawl; add those that are queued. */
  known: Set<string>;
  nextOrder: number;
  /** Add what is queued here as well. */
  traps: UrlTraps;
}

/** What the durable frontier holds, and the URL traps that follow from it. */
export async function loadKnownUrls(
  deps: KnownUrlsDeps,
  crawl: Pick<CrawlRecord, 'id' | 'options' | 'created_at'>,
  onEntry: (entry: FrontierEntry) => void = () => {},
): Promise<KnownUrls> {
  const counted: FrontierEntry[] = [];
  const { known, nextOrder } = await deps.crawls.loadFrontier(crawl.id, (entry) => {
    if (UrlTraps.mayCount(entry.url)) counted.push(entry);
    onEntry(entry);
  });
  const traps = new UrlTraps({
    now: crawl.created_at,
    maxVariants: resolveThresholds(crawl.options.check_settings).parameter_variants + VARIANTS_MARGIN,
    isKnown: (url) => known.has(deps.hashUrl(url)),
  });
  counted.sort((one, other) => one.order - other.order);
  for (const { url } of counted) traps.add(url);
  return { known, nextOrder, traps };
}
