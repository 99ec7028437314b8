import type { Thresholds } from '../../../seo/thresholds.js';
import type { CrawledSite, JoinablePage } from '../crawled-site.js';

export interface UnseenPage {
  url: string;
  /** When it was published, as the page says. */
  published: string;
}

type Bounds = Pick<Thresholds, 'search_unseen_days'>;

const DAY_MS = 86_400_000;

/**
 * Pages that could be found and never were: indexable, linked, older than three months by the date that they state, and not
 * shown in any search of that time. Pages without a date may be new and are left alone.
 */
export function findUnseen(seen: ReadonlySet<string>, crawl: CrawledSite, bounds: Bounds, now: string): UnseenPage[] {
  const latest = Date.parse(now) - bounds.search_unseen_days * DAY_MS;
  return [...crawl.by_url.values()].flatMap((page: JoinablePage) => {
    const { url, indexable, date_published } = page;
    if (!indexable || seen.has(url) || date_published === null || !crawl.inlinks.has(url)) return [];
    const published = Date.parse(date_published);
    return Number.isNaN(published) || published > latest ? [] : [{ url, published: date_published }];
  });
}
