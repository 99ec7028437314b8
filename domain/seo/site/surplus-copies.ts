import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { pageLanguage } from './page-language.js';

/** A handful of words ("Loading …") is no content that could be copied. */
const MIN_WORDS = 10;

/**
 * Pages that can be indexed and repeat the main text of another one. Versions for several countries in one language
 * belong together where hreflang joins them; a page in another language that has the same text was not translated.
 */
export function countSurplusCopies(site: Pick<SiteArtifacts, 'pages'>): number {
  const kept = new Map<string, PageSummary[]>();
  let surplus = 0;
  for (const page of site.pages) {
    if (!page.indexable || page.word_count < MIN_WORDS) continue;
    const same = kept.get(page.text_hash) ?? [];
    if (same.length > 0 && !same.some((other) => isCountryVersion(page, other))) surplus += 1;
    kept.set(page.text_hash, [...same, page]);
  }
  return surplus;
}

function isCountryVersion(one: PageSummary, other: PageSummary): boolean {
  const names = (from: PageSummary, to: PageSummary) => from.hreflang.some(({ url }) => url === to.url);
  return pageLanguage(one) === pageLanguage(other) && names(one, other) && names(other, one);
}
