import { DomainError } from '../../../domain/base/errors.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { CrawlRecord, CrawlsRepository } from '../../../store/crawl/crawls.js';

export async function requireCrawl(
  deps: { crawls: Pick<CrawlsRepository, 'find'> },
  userId: OwnerId,
  crawlId: string,
): Promise<CrawlRecord> {
  const crawl = await deps.crawls.find(userId, crawlId);
  if (!crawl) throw new DomainError('not_found', 'The crawl is not in the store');
  return crawl;
}
