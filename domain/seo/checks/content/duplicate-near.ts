import type { PageSummary } from '../../artifacts/page-summary.js';
import { groupNearDuplicates } from '../../text/near-duplicates.js';
import { resemblance } from '../../text/resemblance.js';
import type { SiteCheck } from '../check.js';
import { belongTogether } from '../find-duplicates.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

/**
 * Among many pages some SimHashes are near by chance: lists made of one frame and other names agree in 58 of 64 bits
 * while a third of their word runs is the same. Texts with one word in twelve changed still share this much.
 */
const MIN_RESEMBLANCE = 0.6;

export const contentDuplicateNear: SiteCheck = {
  id: 'content/duplicate-near',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Pages with nearly the same text',
  why: 'Pages that differ in a few words compete for the same searches, and crawlers spend their visits on repeats.',
  fix: 'Give each page a text of its own, or merge them and redirect.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 2,
  judge(site, { thresholds }) {
    const pages = oneForEachText(
      site.pages.filter((page) => page.indexable && page.word_count >= thresholds.near_duplicate_words),
    );
    const groups = groupNearDuplicates(
      pages,
      thresholds.near_duplicate_similarity,
      (one, other) => !belongTogether(one, other) && resemblance(one.sketch, other.sketch) >= MIN_RESEMBLANCE,
    );
    return groups.flatMap(({ members, similarity }) => {
      const [first, ...others] = members.map(({ url }) => url);
      if (first === undefined) return [];
      const observed = `${members.length} pages, ${Math.round(similarity * 100)} % alike or more`;
      const expected = `under ${Math.round(thresholds.near_duplicate_similarity * 100)} % alike`;
      const related = others.slice(0, MAX_RELATED_URLS);
      return [{ url: first, observed, expected, where: 'main text', count: members.length, related_urls: related }];
    });
  },
};

/** Exact copies have a check of their own; here the first of them stands for all. */
function oneForEachText(pages: readonly PageSummary[]): PageSummary[] {
  const first = new Map<string, PageSummary>();
  for (const page of pages) if (!first.has(page.text_hash)) first.set(page.text_hash, page);
  return [...first.values()];
}
