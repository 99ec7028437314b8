import { createScope, type ScopeRules } from '../../../domain/crawl/crawl-scope.js';
import type { PageSummary } from '../../../domain/seo/artifacts/page-summary.js';
import { pageReferences } from '../../../domain/seo/page/page-references.js';
import type { CrawlRecord } from '../../../store/crawl/crawls.js';

/** URLs of the site that pages name as another version of themselves, and that were not crawled; in crawl order. */
export class ReferenceSurvey {
  readonly #scope: ScopeRules;
  readonly #named = new Set<string>();
  readonly #crawled = new Set<string>();

  constructor({ options, start_url }: Pick<CrawlRecord, 'options' | 'start_url'>) {
    this.#scope = createScope(options.scope, start_url);
  }

  addPage(summary: PageSummary): void {
    this.#crawled.add(summary.url);
    for (const url of pageReferences(summary))
      if (!this.#crawled.has(url) && this.#scope.isOwn(url) && this.#scope.includes(url)) this.#named.add(url);
  }

  result(): string[] {
    return [...this.#named].filter((url) => !this.#crawled.has(url));
  }
}
