import type { CheckContext } from '../../../domain/seo/checks/check.js';
import type { StoredPage } from '../../../store/crawl/crawl-pages.js';
import type { CrawlsRepository } from '../../../store/crawl/crawls.js';
import { hashBody } from './hash-body.js';
import type { PageJob, PageJobResult } from './page-reader.js';
import { reuseAnswer } from './reuse-page.js';
import { agreeIn } from './watch-facts.js';

/**
 * The page as an earlier crawl stored it, with the response of now: nothing is unpacked, parsed, judged or packed. Null when
 * it has changed, or when something has changed that it was judged by; then it is to be read.
 */
export function reuseStoredPage(
  { openStoredPage, repackPage }: Pick<CrawlsRepository, 'openStoredPage' | 'repackPage'>,
  stored: StoredPage,
  { entry, answer, blocked, judged_by }: PageJob,
  context: CheckContext,
): PageJobResult | null {
  const opened = answer && openStoredPage(stored);
  if (!opened) return null;
  const { fetch: before, carry } = opened;
  const taken = reuseAnswer(hashBody(answer), before);
  if (taken === null) return null;
  const { place, facts, targets } = carry;
  const isSamePlace =
    place.depth === entry.depth && place.source === entry.source && place.allowed_by_robots === (blocked !== true);
  const holds = judged_by === carry.judged_by && isSamePlace && agreeIn(facts, before, taken.fetch, context);
  if (!holds) return null;
  const { url, order } = entry;
  return { page: repackPage(stored, { url, order, html: stored.html, ...taken }), failed: [], targets };
}
