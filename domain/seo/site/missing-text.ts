import { median } from '../../base/statistics/median.js';
import { isServicePath } from '../../base/url/is-service-path.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { comparedPages } from './compared-pages.js';

/**
 * How much of the text is missing that the pages of a site need to be found for: 0 where every page that can be indexed
 * has enough words, 1 where none has a single one. A page of 150 words lacks little, one of 10 nearly everything.
 */
export function missingText(words: readonly number[], enough: number): number {
  if (words.length === 0 || enough <= 0) return 0;
  return words.reduce((sum, count) => sum + Math.max(0, 1 - count / enough), 0) / words.length;
}

/** Pages that can be indexed and are there to be found by their text, in crawl order. */
export function textPages(site: Pick<SiteArtifacts, 'pages'>): PageSummary[] {
  return site.pages.filter((page) => page.indexable && !isServicePath(page.url));
}

/** Words of each of the text pages, as search engines that run scripts read them. */
export function indexableWords(site: SiteArtifacts): number[] {
  return textPages(site).map(readableWords(site));
}

/** Words that search engines which run scripts read on a page. Where the rendered sample has text that the source lacks, the other pages are taken to be like the sample. */
export function readableWords(site: SiteArtifacts): (page: PageSummary) => number {
  const compared = comparedPages(site);
  const rendered = new Map(compared.map(({ url, rendered: html }) => [url, html.text.word_count]));
  const gained = compared.filter(({ raw, rendered: html }) => html.text.word_count > 2 * raw.text.word_count);
  const likely = gained.length * 2 > compared.length ? median([...rendered.values()]) : null;
  return ({ url, word_count }) => Math.max(word_count, rendered.get(url) ?? likely ?? 0);
}
