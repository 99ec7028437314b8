import type { FrontierEntry } from '../../../domain/crawl/crawl.js';
import type { CrawlScope } from '../../../domain/crawl/crawl-scope.js';
import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import type { CheckFailure } from '../../../domain/seo/check-failure.js';
import type { CheckContext } from '../../../domain/seo/checks/check.js';
import type { Extraction } from '../../../domain/seo/own-checks/own-checks.js';
import type { PackedPage, PackedParts } from '../../../store/crawl/pack-page.js';

/** What is to be read of one URL. Plain values: it is done in another thread. */
export interface PageJob {
  entry: FrontierEntry;
  /** Null for a URL that robots.txt forbids: all that is kept is that it is known. */
  answer: {
    facts: FetchFacts;
    /** Decoded content. It may be moved to the other thread: not to be used after. */
    body: Uint8Array | null;
  } | null;
  /** robots.txt forbids the URL, and the owner of the site had it read all the same: search engines do not. */
  blocked?: boolean;
  /** What a browser made of the body, or why it could not; absent if pages are not rendered. */
  rendered?: { html: string; url: string; documents: number } | { error: string } | undefined;
  /** The packed page of an earlier crawl, taken over when it is unchanged. */
  previous: Pick<PackedParts, 'artifact' | 'fetch'> | null;
  /** Names the checks and settings of this crawl: see judgedBy. */
  judged_by: string;
  /** The site whose links are followed. */
  site: string;
  scope?: CrawlScope | undefined;
  target_keywords: readonly string[];
  context: CheckContext;
  /** What is read from the page besides, and judged by its rules. */
  extractions?: readonly Extraction[] | undefined;
}

/** Where a page leads on its own site: distinct URLs in the page's own order. */
export interface PageTargets {
  redirects: string[];
  links: string[];
}

export interface PageJobResult {
  page: PackedPage;
  /** Page checks that threw on it; what is stored of them is in `page`, the stacks are for the log. */
  failed: CheckFailure[];
  targets: PageTargets;
}

/** Parses, judges, sums up and packs pages. */
export interface PageReader {
  /** @throws PageUnreadableError when the reader broke or hung on the content; other pages are not affected */
  read(job: PageJob): Promise<PageJobResult>;
}
