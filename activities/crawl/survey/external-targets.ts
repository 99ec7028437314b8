import type { PageSummary } from '../../../domain/seo/artifacts/page-summary.js';

/** That are listed at all: the others would only fill memory. */
const MAX_LISTED = 5_000;

/** Where the external links of a crawl lead, each target once, in the order they are found. */
export class ExternalTargets {
  readonly #targets = new Set<string>();

  addPage({ external_links }: Pick<PageSummary, 'external_links'>): void {
    for (const { url } of external_links) if (this.#targets.size < MAX_LISTED) this.#targets.add(url);
  }

  result(): string[] {
    return [...this.#targets];
  }
}
