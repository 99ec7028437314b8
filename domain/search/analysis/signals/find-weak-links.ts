import type { Thresholds } from '../../../seo/thresholds.js';
import type { CrawledSite } from '../crawled-site.js';
import type { SearchFigures } from '../search-figures.js';

export interface WeaklyLinkedPage {
  url: string;
  figures: SearchFigures;
  depth: number;
  inlinks: number;
}

type Bounds = Pick<Thresholds, 'search_weak_depth' | 'search_weak_inlinks'>;

/**
 * Pages that matter in search and that the site itself hardly links to: far from the start page, with one link or none.
 * Nothing is reported for a crawl that a limit ended: more links may be on pages that it did not see.
 */
export function findWeakLinks(
  pages: readonly { url: string; figures: SearchFigures }[],
  crawl: CrawledSite,
  bounds: Bounds,
): WeaklyLinkedPage[] {
  if (crawl.crawl_incomplete) return [];
  return pages
    .flatMap(({ url, figures }) => {
      const page = crawl.by_url.get(url);
      const inlinks = crawl.inlinks.get(url)?.length ?? 0;
      if (!page?.indexable || page.depth === null || page.depth < bounds.search_weak_depth) return [];
      return inlinks <= bounds.search_weak_inlinks ? [{ url, figures, depth: page.depth, inlinks }] : [];
    })
    .sort(
      (one, other) => other.figures.clicks - one.figures.clicks || other.figures.impressions - one.figures.impressions,
    );
}
