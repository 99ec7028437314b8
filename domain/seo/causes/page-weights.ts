import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { isWorthSomething, siteLinkScores } from '../links/site-link-scores.js';
import { clicksByPage } from './clicks-by-page.js';

/**
 * What each page is worth beside the others: by its link score, and among pages that can be found by their clicks of four
 * weeks where Search Console is connected. A page that is out of the index has no clicks; its links say what it would be
 * worth.
 */
export class PageWeights {
  readonly #weights = new Map<string, number>();
  readonly #total: number;
  readonly #mean: number;

  constructor(site: SiteArtifacts) {
    const pages = site.pages.filter(isWorthSomething);
    const scores = siteLinkScores(site, 'worth');
    for (const { url } of pages) this.#weights.set(url, linkWeight(scores.get(url) ?? 0));
    this.#spreadByClicks(pages, site);
    this.#total = [...this.#weights.values()].reduce((sum, weight) => sum + weight, 0);
    this.#mean = this.#weights.size === 0 ? 0 : this.#total / this.#weights.size;
  }

  /** 0–1. */
  shareOf(urls: Iterable<string>): number {
    if (this.#total === 0) return 0;
    let sum = 0;
    for (const url of new Set(urls)) sum += this.#weights.get(url) ?? 0;
    return Math.min(1, sum / this.#total);
  }

  /** How much more than the mean these pages are worth, 1 when unknown: a sample represents similar pages. */
  relativeWeight(urls: readonly string[]): number {
    const known = urls.flatMap((url) => this.#weights.get(url) ?? []);
    if (known.length === 0 || this.#mean === 0) return 1;
    return known.reduce((sum, weight) => sum + weight, 0) / known.length / this.#mean;
  }

  #spreadByClicks(pages: readonly PageSummary[], site: SiteArtifacts): void {
    const clicks = clicksByPage(site);
    if (clicks === null) return;
    const shown = pages.filter(({ indexable }) => indexable);
    const links = shown.reduce((sum, { url }) => sum + (this.#weights.get(url) ?? 0), 0);
    // One more for each, so that a page without a click is not worth nothing.
    const all = shown.reduce((sum, { url }) => sum + (clicks.get(url) ?? 0) + 1, 0);
    for (const { url } of shown) this.#weights.set(url, (((clicks.get(url) ?? 0) + 1) / all) * links);
  }
}

/** A page without a link is a page as well; the strongest is worth five of it. The score is a logarithm: so is this. */
function linkWeight(score: number): number {
  return 1 + score / 25;
}
