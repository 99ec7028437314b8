import type { FrontierEntry } from '../../../domain/crawl/crawl.js';
import type { CheckContext } from '../../../domain/seo/checks/check.js';
import type { StoredPage } from '../../../store/crawl/crawl-pages.js';
import type { CrawlRecord, CrawlsRepository } from '../../../store/crawl/crawls.js';
import type { PageValidators } from '../../../store/crawl/pack-page.js';
import { hashBody } from '../read/hash-body.js';
import type { PageJob, PageJobResult } from '../read/page-reader.js';
import { reuseStoredPage } from '../read/reuse-stored-page.js';
import { SKIPPED_MESSAGE } from '../visits/careful-visits.js';
import { blankFacts } from './blank-facts.js';
import { type GatherDeps, gatherPage } from './gather-page.js';
import type { PreviousPages } from './previous-pages.js';

export interface PageJobDeps extends GatherDeps {
  crawls: Pick<CrawlsRepository, 'openStoredPage' | 'repackPage'>;
  crawl: Pick<CrawlRecord, 'start_url' | 'options'>;
  /** Those of the earlier crawl; null when nothing is taken over. */
  previous: Pick<PreviousPages, 'find'> | null;
  context: CheckContext;
  /** See PageJob. */
  judged_by: string;
  /** Pages are rendered in this crawl. @default false */
  isRendered?: boolean;
}

/** What is to be read of a URL, or what is known of it without reading. */
export interface FetchedPageJob {
  job: PageJob;
  /** The whole page, where all of it was taken over from the earlier crawl; else it is to be read. */
  taken: PageJobResult | null;
}

/** Fetches one URL, or learns that it is as the previous crawl stored it, and says what is to be read of it. */
export async function fetchPageJob(deps: PageJobDeps, entry: FrontierEntry, blocked = false): Promise<FetchedPageJob> {
  const { context } = deps;
  // What scripts make of an unchanged source may have changed all the same.
  const stored = deps.isRendered || deps.previous === null ? null : await deps.previous.find(entry.url);
  const answer = await gatherPage(deps, entry.url, stored && conditionsFrom(stored, context));
  // Of another host of the site, whose robots.txt the fetcher has read.
  if (answer.facts.error?.kind === 'disallowed_by_robots') return { job: blockedPageJob(deps, entry), taken: null };
  const asked = { ...blockedPageJob(deps, entry), ...(blocked && { blocked }) };
  if (stored === null) return { job: { ...asked, answer }, taken: null };
  const job = { ...asked, answer: { ...answer, facts: hashBody(answer) } };
  const taken = reuseStoredPage(deps.crawls, stored, job, context);
  return { job: taken ? job : { ...job, previous: ownMemory(stored) }, taken };
}

/** Bytes of a database's reply share its memory, all of which would be copied to the thread that reads the page. */
function ownMemory({ artifact, fetch }: StoredPage): PageJob['previous'] {
  return { artifact: new Uint8Array(artifact), fetch: fetch && new Uint8Array(fetch) };
}

/** The same for a URL that robots.txt disallows: it is not requested. */
export function blockedPageJob(
  { crawl, context, judged_by }: Pick<PageJobDeps, 'crawl' | 'context' | 'judged_by'>,
  entry: FrontierEntry,
): PageJob {
  const { start_url: site, options } = crawl;
  const { target_keywords, scope, own_checks } = options;
  const extractions = own_checks?.extractions;
  return { entry, answer: null, previous: null, site, scope, target_keywords, context, judged_by, extractions };
}

/** The same for a URL that is skipped, with the reason. */
export function skipPageJob(deps: Pick<PageJobDeps, 'crawl' | 'context' | 'judged_by'>, entry: FrontierEntry): PageJob {
  const error = { kind: 'unreadable', message: SKIPPED_MESSAGE } as const;
  return { ...blockedPageJob(deps, entry), answer: { facts: { ...blankFacts(), error }, body: null } };
}

/**
 * A page that was close to slow is fetched whole, so that its time to first byte is measured again: a 304 does not show
 * how long the page takes.
 */
function conditionsFrom({ validators }: StoredPage, { thresholds }: CheckContext): PageValidators | null {
  return validators && validators.ttfb_ms <= thresholds.ttfb_ms / 2 ? validators : null;
}
