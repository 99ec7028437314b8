import type { PageSummary } from '../../../domain/seo/artifacts/page-summary.js';
import { madeUpUrlSimhash, type Soft404Signal, soft404Signals } from '../../../domain/seo/page/soft-404-signals.js';
import type { CrawlRecord } from '../../../store/crawl/crawls.js';

/** More of them have one cause, which these show as well. */
const MAX_CANDIDATES = 50;

export type CrawledPlace = Pick<PageSummary, 'url' | 'depth' | 'source'>;

export interface Soft404Candidate extends CrawledPlace {
  signals: Soft404Signal[];
}

/** Pages that look like error pages sent with status 200. */
export class Soft404Candidates {
  readonly #simhash: string | null;
  readonly #likely: (CrawledPlace & { withAnswer: Soft404Signal[]; without: Soft404Signal[] })[] = [];
  #start: PageSummary | undefined;

  constructor(private readonly crawl: Pick<CrawlRecord, 'start_url' | 'probes'>) {
    this.#simhash = madeUpUrlSimhash(crawl.probes, undefined);
  }

  addPage(summary: PageSummary): void {
    const { url, depth, source } = summary;
    if (url === this.crawl.start_url) {
      this.#start = summary;
      return;
    }
    const withAnswer = soft404Signals(summary, this.#simhash);
    if (withAnswer.length === 0) return;
    this.#likely.push({ url, depth, source, withAnswer, without: soft404Signals(summary, null) });
  }

  /** Whether the response to a made-up URL is conclusive depends on the start page, which need not be the first page. */
  result(): { found: number; first: Soft404Candidate[]; error_simhash: string | null } {
    const error_simhash = madeUpUrlSimhash(this.crawl.probes, this.#start);
    const candidates = this.#likely
      .map(({ withAnswer, without, ...place }) => ({
        ...place,
        signals: error_simhash === null ? without : withAnswer,
      }))
      .filter(({ signals }) => signals.length > 0);
    return { found: candidates.length, first: candidates.slice(0, MAX_CANDIDATES), error_simhash };
  }
}
