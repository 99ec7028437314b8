import type { PageSummary } from '../artifacts/page-summary.js';
import { hasEnoughWords } from './term-vectors.js';

/** In crawl order: those nearest to the start page. */
export const MAX_PAGES = 2_000;
/** Fewer say nothing about a site. */
export const MIN_PAGES = 5;

/** Takes pages in crawl order and keeps those that an index compares. */
export class PagesToCompare {
  readonly urls: string[] = [];
  private indexable = 0;

  take({ url, indexable, top_terms }: Pick<PageSummary, 'url' | 'indexable' | 'top_terms'>): void {
    if (!indexable || this.indexable >= MAX_PAGES) return;
    this.indexable += 1;
    if (hasEnoughWords({ top_terms })) this.urls.push(url);
  }
}
