import { DomainError } from '../../domain/errors.js';
import type { CrawlRecord } from '../../store/repositories/crawls.js';
import type { CrawlDeps } from './crawl-deps.js';

export async function requireCrawl(
  deps: Pick<CrawlDeps, 'crawls'>,
  userId: string,
  crawlId: string,
): Promise<CrawlRecord> {
  const crawl = await deps.crawls.find(userId, crawlId);
  if (!crawl) throw new DomainError('not_found', 'The crawl is not in the store');
  return crawl;
}
