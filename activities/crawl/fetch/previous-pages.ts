import type { StoredPage } from '../../../store/crawl/crawl-pages.js';
import type { CrawlsRepository } from '../../../store/crawl/crawls.js';

/** Pages of one read: about a megabyte. */
const RUN = 32;
/** Pages that were read ahead and are still waiting; a site that has changed asks for few of them. */
const MOST_AHEAD = 96;

export interface PreviousPagesDeps {
  crawls: Pick<CrawlsRepository, 'findStoredPage' | 'findStoredRun'>;
  hashUrl: (url: string) => string;
}

/**
 * The pages of an earlier crawl. An unchanged site is visited in the same order again, so that those behind the one that
 * is asked for are read with it.
 */
export class PreviousPages {
  readonly #ahead = new Map<string, StoredPage>();
  /** Position of the last page that was read ahead. */
  #end = -1;
  #reading: Promise<void> | null = null;
  #isAtEnd = false;

  constructor(
    private readonly deps: PreviousPagesDeps,
    private readonly crawlId: string,
  ) {}

  /** Null when it was not fetched. */
  async find(url: string): Promise<StoredPage | null> {
    const hash = this.deps.hashUrl(url);
    const known = this.#take(hash);
    if (known) return known;
    if (this.#reading !== null) {
      await this.#reading;
      const read = this.#take(hash);
      if (read) return read;
    }
    const found = await this.deps.crawls.findStoredPage(this.crawlId, url);
    if (found && found.order > this.#end) this.#readBehind(found.order);
    return found;
  }

  #take(hash: string): StoredPage | undefined {
    const known = this.#ahead.get(hash);
    this.#ahead.delete(hash);
    if (known && this.#ahead.size < RUN / 2) this.#readBehind(this.#end);
    return known;
  }

  #readBehind(order: number): void {
    if (this.#reading !== null || this.#isAtEnd) return;
    this.#end = order + RUN;
    this.#reading = this.deps.crawls
      .findStoredRun(this.crawlId, order, RUN)
      .then((pages) => {
        this.#isAtEnd = pages.length === 0;
        for (const page of pages) this.#ahead.set(page.url_hash, page);
        for (const hash of this.#ahead.keys()) {
          if (this.#ahead.size <= MOST_AHEAD) break;
          this.#ahead.delete(hash);
        }
      })
      // Nothing is lost: the page that is wanted is then read alone, where an error is seen.
      .catch(() => undefined)
      .finally(() => {
        this.#reading = null;
      });
  }
}
