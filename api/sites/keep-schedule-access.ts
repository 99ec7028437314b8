import { type AccessNames, accessNames } from '../../domain/crawl/access-names.js';
import type { CrawlAccess } from '../../domain/crawl/crawl-access.js';
import { scheduleAccessId } from '../../domain/sites/schedule-access-id.js';
import type { Site } from '../../domain/sites/site.js';
import type { CrawlAccessRepository } from '../../store/crawl/crawl-access.js';
import { type CrawlAccessDeps, keepCrawlAccess } from './keep-crawl-access.js';

export type ScheduleAccessDeps = CrawlAccessDeps & { crawlAccess: Pick<CrawlAccessRepository, 'put' | 'remove'> };

/**
 * What opens the site for its scheduled audits: sealed and kept until it is replaced (an object), removed (null) or the
 * schedule ends. Left out of a change it stays as it is.
 * @returns what may be shown of it; null where there is none
 * @throws HttpError 503 where nothing can be sealed
 */
export async function keepScheduleAccess(
  deps: ScheduleAccessDeps,
  { id, user_id, audit_schedule }: Site,
  access: CrawlAccess | null | undefined,
): Promise<AccessNames | null> {
  if (access === undefined) return audit_schedule?.access ?? null;
  const accessId = scheduleAccessId(id);
  if (access === null || Object.keys(access).length === 0) {
    await deps.crawlAccess.remove(user_id, accessId);
    return null;
  }
  await keepCrawlAccess(deps, { userId: user_id, accessId, expiresAt: null }, access);
  return accessNames(access);
}
