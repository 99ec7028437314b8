import type { FrontierEntry } from '../../../domain/crawl/crawl.js';
import type { CheckContext } from '../../../domain/seo/checks/check.js';
import type { StoredPage } from '../../../store/crawl/crawl-pages.js';
import type { CrawlRecord, CrawlsRepository } from '../../../store/crawl/crawls.js';
import type { PageValidators } from '../../../store/crawl/pack-page.js';
import type { PageJob } from '../read/page-reader.js';
import { SKIPPED_MESSAGE } from '../visits/careful-visits.js';
import { blankFacts } from './blank-facts.js';
import { type GatherDeps, gatherPage } from './gather-page.js';

export interface PageJobDeps extends GatherDeps {
  crawls: Pick<CrawlsRepository, 'findStoredPage'>;
  crawl: Pick<CrawlRecord, 'start_url' | 'options' | 'previous_id'>;
  context: CheckContext;
  /** Pages are rendered in this crawl. @default false */
  isRendered?: boolean;
}

/** Fetches one URL, or learns that it is as the previous crawl stored it, and says what is to be read of it. */
export async function fetchPageJob(deps: PageJobDeps, entry: FrontierEntry): Promise<PageJob> {
  const { crawls, crawl, context } = deps;
  // What scripts make of an unchanged source may have changed all the same.
  const previous = deps.isRendered ? null : crawl.previous_id;
  const stored = previous === null ? null : await crawls.findStoredPage(previous, entry.url);
  const answer = await gatherPage(deps, entry.url, stored && conditionsFrom(stored, context));
  // Of another host of the site, whose robots.txt the fetcher has read.
  if (answer.facts.error?.kind === 'disallowed_by_robots') return blockedPageJob(deps, entry);
  return { ...blockedPageJob(deps, entry), answer, previous: stored?.artifact ?? null };
}

/** The same for a URL that robots.txt disallows: it is not requested. */
export function blockedPageJob(
  { crawl, context }: Pick<PageJobDeps, 'crawl' | 'context'>,
  entry: FrontierEntry,
): PageJob {
  const { start_url: site, options } = crawl;
  const { target_keywords, scope, own_checks } = options;
  const extractions = own_checks?.extractions;
  return { entry, answer: null, previous: null, site, scope, target_keywords, context, extractions };
}

/** The same for a URL that is skipped, with the reason. */
export function skipPageJob(deps: Pick<PageJobDeps, 'crawl' | 'context'>, entry: FrontierEntry): PageJob {
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
