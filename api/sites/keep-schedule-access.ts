import { type AccessNames, accessNames } from '../../domain/crawl/access-names.js';
import type { CrawlAccess } from '../../domain/crawl/crawl-access.js';
import { scheduleAccessId } from '../../domain/sites/schedule-access-id.js';
import type { Site } from '../../domain/sites/site.js';
import type { CrawlAccessRepository } from '../../store/crawl/crawl-access.js';
import { type CrawlAccessDeps, keepCrawlAccess } from './keep-crawl-access.js';

export type ScheduleAccessDeps = CrawlAccessDeps & { crawlAccess: Pick<CrawlAccessRepository, 'put' | 'remove'> };

/**
 * The access credentials for a site's scheduled audits: sealed and kept until they are replaced (an object), removed
 * (null) or the schedule ends. A change without them leaves them as they are.
 * @returns what may be shown of them; null if there are none
 * @throws HttpError 503 if nothing can be sealed
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
