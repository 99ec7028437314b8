import { groupNearDuplicates } from '../../../base/text/near-duplicates.js';
import { plural } from '../../../base/text/plural.js';
import { resemblance } from '../../../base/text/resemblance.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import type { SiteCheck } from '../check.js';
import { belongTogether } from '../find-duplicates.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

/** A group joined over many steps is parted again; whatever is left after this many parts is unlike all of them. */
const MAX_PARTS = 20;

export const contentDuplicateNear: SiteCheck = {
  id: 'content/duplicate-near',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Near-duplicate content',
  why: 'Pages that differ in a few words compete for the same searches, and crawlers spend their visits on repeats.',
  fix: 'Give each page a text of its own, or merge them and redirect.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 2,
  judge(site, { thresholds: { near_duplicate_words, near_duplicate_similarity: least } }) {
    const pages = oneForEachText(
      site.pages.filter((page) => page.indexable && page.word_count >= near_duplicate_words),
    );
    // Similar SimHashes alone prove little: lists with the same frame and other names agree in 58 of 64 bits.
    const mayJoin = (one: PageSummary, other: PageSummary) => !belongTogether(one, other) && alike(one, other) >= least;
    return groupNearDuplicates(pages, least, mayJoin).flatMap(({ members }) =>
      partsOf(members, least).map(({ first, others, similarity }) => ({
        url: first.url,
        observed: `${plural(others.length + 1, 'page')}, ${Math.floor(similarity * 100)}% alike or more`,
        expected: `under ${Math.round(least * 100)}% alike`,
        where: 'main text',
        count: others.length + 1,
        related_urls: others.slice(0, MAX_RELATED_URLS).map(({ url }) => url),
      })),
    );
  },
};

/** The share of both texts together that is in both (Sørensen–Dice over runs of words). */
function alike({ sketch }: PageSummary, other: PageSummary): number {
  const shared = resemblance(sketch, other.sketch);
  return (2 * shared) / (1 + shared);
}

interface Part {
  first: PageSummary;
  others: PageSummary[];
  /** Of the page that is least like the first, 0–1. */
  similarity: number;
}

/** Groups grow from neighbor to neighbor until their ends have little in common: pages that are all like one of them. */
function partsOf(members: readonly PageSummary[], least: number): Part[] {
  const parts: Part[] = [];
  let waiting = members;
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const [first, ...rest] = waiting;
    if (!first) break;
    const compared = rest
      .filter((page) => !belongTogether(first, page))
      .map((page) => ({ page, similarity: alike(first, page) }));
    const near = compared.filter(({ similarity }) => similarity >= least);
    waiting = compared.filter(({ similarity }) => similarity < least).map(({ page }) => page);
    if (near.length === 0) continue;
    const similarity = Math.min(...near.map((each) => each.similarity));
    parts.push({ first, others: near.map(({ page }) => page), similarity });
  }
  return parts;
}

/** Exact copies have a check of their own; here the first of them represents all. */
function oneForEachText(pages: readonly PageSummary[]): PageSummary[] {
  const seen = new Set<string>();
  return pages.filter(({ text_hash }) => !seen.has(text_hash) && seen.add(text_hash));
}
