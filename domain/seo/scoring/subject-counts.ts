import type { SiteArtifacts } from '../checks/check.js';
import { indexableWords, missingText, textPages } from '../site/missing-text.js';
import { measureUntranslated } from '../site/untranslated-share.js';
import { DEFAULT_THRESHOLDS, type Thresholds } from '../thresholds.js';

/** How many subjects of each kind the checks looked at: what shares of affected pages are taken of. */
export interface SubjectCounts {
  fetched_pages: number;
  html_pages: number;
  indexable_pages: number;
  /** Absent if none was collected. */
  rendered_pages?: number;
  resources?: number;
  /** Checks of which more is known than the share of their subjects: how much of the site they are about, 0–1. */
  shares?: Readonly<Record<string, number>>;
}

/** The counts for one page that is judged alone. */
export const ONE_PAGE: SubjectCounts = {
  fetched_pages: 1,
  html_pages: 1,
  indexable_pages: 1,
  rendered_pages: 1,
  resources: 1,
};

/** Check id → URLs of which something was accepted. */
type AcceptedUrls = ReadonlyMap<string, ReadonlySet<string>>;

/** A URL that robots.txt forbids was not looked at and counts nowhere. A page accepted as thin lacks no text. */
export function countSubjects(
  site: SiteArtifacts,
  thresholds: Thresholds = DEFAULT_THRESHOLDS,
  accepted: AcceptedUrls = new Map(),
): SubjectCounts {
  const requested = site.pages.filter((page) => page.allowed_by_robots);
  return {
    fetched_pages: requested.length,
    html_pages: requested.filter((page) => page.is_html && page.status === 200).length,
    indexable_pages: requested.filter((page) => page.indexable).length,
    rendered_pages: site.rendered?.filter(({ error }) => error === null).length ?? 0,
    resources: site.resources?.filter(({ verdict }) => verdict !== 'not_checked').length ?? 0,
    shares: {
      'content/thin': shareOfMissingText(site, thresholds, accepted.get('content/thin')),
      'lang/untranslated': measureUntranslated(site, accepted.get('lang/untranslated')).share,
      'sitemap/missing': sitemapNeed(requested.length),
    },
  };
}

function shareOfMissingText(
  site: SiteArtifacts,
  { thin_page_words }: Thresholds,
  accepted: ReadonlySet<string> = new Set(),
): number {
  const words = indexableWords(site);
  if (accepted.size === 0) return missingText(words, thin_page_words);
  const pages = textPages(site);
  const judged = words.map((count, index) => (accepted.has(pages[index]?.url ?? '') ? thin_page_words : count));
  return missingText(judged, thin_page_words);
}

/** Google: sites of up to about 500 pages that are well linked need no sitemap. What they lose is little, and grows with them. */
const PAGES_THAT_NEED_A_SITEMAP = 500;
const LEAST_NEED = 0.08;

function sitemapNeed(pages: number): number {
  return Math.min(1, Math.max(LEAST_NEED, pages / PAGES_THAT_NEED_A_SITEMAP));
}
