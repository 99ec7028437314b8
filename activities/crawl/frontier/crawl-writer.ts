import type { FrontierEntry } from '../../../domain/crawl/crawl.js';
import type { CrawlRecord, CrawlsRepository } from '../../../store/crawl/crawls.js';
import type { PackedPage } from '../../../store/crawl/pack-page.js';

/** A write costs three round trips whatever its size; this many pages make it cheap, and a crash repeats few. */
const BATCH = 32;
/** A slow site's pages are not kept waiting for others. */
const MAX_AGE_MS = 250;
/** Pages that may wait while the database is slow. */
const MAX_WAITING = 256;

type WriterDeps = {
  crawls: Pick<CrawlsRepository, 'addPages' | 'addUrls' | 'markDone'>;
  now: () => number;
};

/**
 * Writes a crawl's pages and their targets, in the given order, several at once and one write after the other. A batch
 * is pages and URLs first, then the mark that it is done: what a crash interrupts is done again.
 */
export class CrawlWriter {
  private pages: PackedPage[] = [];
  private urls: FrontierEntry[] = [];
  private oldestMs = 0;
  private writing: Promise<void> | null = null;
  private failure: { error: unknown } | null = null;

  constructor(
    private readonly deps: WriterDeps,
    private readonly crawl: Pick<CrawlRecord, 'id' | 'expires_at'>,
  ) {}

  /**
   * Takes a page. Waits only when too many are waiting already.
   * @throws what a write failed with, this one's or an earlier one's
   */
  async add(page: PackedPage, discovered: readonly FrontierEntry[]): Promise<void> {
    if (this.pages.length === 0) this.oldestMs = this.deps.now();
    this.pages.push(page);
    this.urls.push(...discovered);
    const isDue = this.pages.length >= BATCH || this.deps.now() - this.oldestMs >= MAX_AGE_MS;
    if (isDue && !this.writing) this.begin();
    if (this.pages.length >= MAX_WAITING) await this.writing;
    this.throwFailure();
  }

  /** Resolves when all that was taken is written. @throws what a write failed with */
  async flush(): Promise<void> {
    await this.settle();
    if (this.pages.length > 0) this.begin();
    await this.settle();
    this.throwFailure();
  }

  /** Resolves when no write is under way. */
  async settle(): Promise<void> {
    await this.writing;
  }

  private begin(): void {
    const { pages, urls } = this;
    this.pages = [];
    this.urls = [];
    this.writing = this.write(pages, urls)
      .catch((error: unknown) => {
        this.failure ??= { error };
      })
      .finally(() => {
        this.writing = null;
      });
  }

  private async write(pages: PackedPage[], urls: FrontierEntry[]): Promise<void> {
    // After a missing batch, nothing may be written: the order would have a gap.
    if (this.failure) return;
    const { deps, crawl } = this;
    const expiresAt = new Date(crawl.expires_at);
    await Promise.all([
      deps.crawls.addPages(crawl.id, pages, expiresAt),
      deps.crawls.addUrls(crawl.id, urls, expiresAt),
    ]);
    await deps.crawls.markDone(
      crawl.id,
      pages.map((page) => page.url),
      new Set(pages.filter((page) => page.blocked).map((page) => page.url)),
    );
  }

  private throwFailure(): void {
    if (this.failure) throw this.failure.error;
  }
}
