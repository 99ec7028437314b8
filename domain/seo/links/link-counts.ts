import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { siteLinkScores } from './site-link-scores.js';

/** What is counted over the whole crawl for one URL. */
export interface LinkCounts {
  /** 0–100 with one decimal; null if another page or none represents it. */
  link_score: number | null;
  /** Links of other pages of the site to this one, repeated ones too. */
  inlinks: number;
  /** Other pages of the site that link here. */
  unique_inlinks: number;
}

/** What the links of a crawl say about each of its URLs. Scores, the costly part, are computed on first use. */
export function linkCounts(site: Pick<SiteArtifacts, 'pages' | 'by_url' | 'inlinks'>): (url: string) => LinkCounts {
  const inlinks = countInlinks(site.pages);
  return (url) => ({
    inlinks: inlinks.get(url) ?? 0,
    unique_inlinks: site.inlinks.get(url)?.length ?? 0,
    get link_score() {
      return roundScore(siteLinkScores(site, 'shown').get(url));
    },
  });
}

function roundScore(score: number | undefined): number | null {
  return score === undefined ? null : Math.round(score * 10) / 10;
}

/** How often the pages of a crawl link to each URL of the site; links of a page to itself are left out. */
function countInlinks(pages: readonly PageSummary[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const { url, count = 1 } of page.links) {
      if (url !== page.url) counts.set(url, (counts.get(url) ?? 0) + count);
    }
  }
  return counts;
}
