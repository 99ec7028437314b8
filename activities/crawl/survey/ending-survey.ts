import type { CrawlCounts } from '../../../domain/crawl/crawl.js';
import { type NotFollowed, NotFollowedTally } from '../../../domain/crawl/not-followed.js';
import type { PageSummary } from '../../../domain/seo/artifacts/page-summary.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { CrawlRecord } from '../../../store/crawl/crawls.js';
import type { PageReuse } from '../../../store/crawl/pack-page.js';
import { type LeftOut, type LeftOutDeps, LeftOutSearch } from '../frontier/find-left-out.js';

/** Targets behind a bound of the crawl that are kept to be requested. Beyond them a sample has said what there is to say. */
const MAX_EDGES = 2_000;
/** Endless series are skipped on purpose, and what the request excludes is not requested either. */
const EDGES: readonly LeftOut['reason'][] = ['depth', 'bound', 'max_pages', 'unlinked_page'];

type Counts = Omit<CrawlCounts, 'fetched' | 'html' | 'pending'>;

/** What a crawl came to. */
export interface CrawlEnding {
  counts: Counts;
  rendered: { pages_rendered: number; pages_failed: number };
  /** By what ended the crawl where a bound did: the page budget, or the time. */
  not_followed: { max_pages: NotFollowed[]; time: NotFollowed[] };
  /** Internal link targets that a bound kept out of the crawl, in crawl order, at most 2,000. */
  edges: string[];
}

/** Counts what a crawl fetched, and finds what it did not. */
export class EndingSurvey {
  readonly #counts: Counts = { blocked_by_robots: 0, bytes: 0, max_depth: 0, not_modified: 0, unchanged: 0 };
  readonly #rendered = { pages_rendered: 0, pages_failed: 0 };
  readonly #tallies = { max_pages: new NotFollowedTally(), time: new NotFollowedTally() };
  readonly #search = new LeftOutSearch();

  constructor(private readonly crawl: CrawlRecord) {}

  addPage(summary: PageSummary, reuse: PageReuse | null): void {
    this.#search.addPage(summary);
    const counts = this.#counts;
    if (!summary.allowed_by_robots) counts.blocked_by_robots++;
    if (!summary.allowed_by_robots && this.crawl.options.respect_robots) {
      this.#add('robots', summary.url);
      return;
    }
    if (summary.rendered !== undefined) this.#rendered[summary.rendered ? 'pages_rendered' : 'pages_failed']++;
    if (reuse !== null) counts[reuse]++;
    counts.bytes += summary.body_bytes;
    counts.max_depth = Math.max(counts.max_depth, summary.depth ?? 0);
  }

  async result(deps: LeftOutDeps, userId: OwnerId): Promise<CrawlEnding> {
    const edges: string[] = [];
    for (const { url, reason, linked } of await this.#search.find(deps, userId, this.crawl)) {
      this.#add(reason, url);
      if (linked && EDGES.includes(reason) && edges.length < MAX_EDGES) edges.push(url);
    }
    const { max_pages, time } = this.#tallies;
    return {
      counts: this.#counts,
      rendered: this.#rendered,
      not_followed: { max_pages: max_pages.list(), time: time.list() },
      edges,
    };
  }

  #add(reason: LeftOut['reason'] | 'robots', url: string): void {
    for (const bound of ['max_pages', 'time'] as const)
      this.#tallies[bound].add(reason === 'bound' ? bound : reason, url);
  }
}
