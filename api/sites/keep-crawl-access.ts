import type { CrawlAccess } from '../../domain/crawl/crawl-access.js';
import { secretPlace } from '../../domain/secrets/secret-place.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { CrawlAccessRepository } from '../../store/crawl/crawl-access.js';
import { type PasswordSeal, sealPassword } from '../outreach/sending/seal-password.js';

export interface CrawlAccessDeps {
  crawlAccess: Pick<CrawlAccessRepository, 'put'>;
  secrets: PasswordSeal;
}

export interface CrawlAccessPlace {
  userId: OwnerId;
  accessId: string;
  /** Null: until it is removed. */
  expiresAt: Date | null;
}

/** Seals what opens a site and stores it in place of what was there. @throws HttpError 503 where nothing can be sealed */
export async function keepCrawlAccess(
  { crawlAccess, secrets }: CrawlAccessDeps,
  { userId, accessId, expiresAt }: CrawlAccessPlace,
  access: CrawlAccess,
): Promise<void> {
  const sealed = sealPassword(secrets, JSON.stringify(access), secretPlace.crawlAccess(userId, accessId));
  await crawlAccess.put(userId, accessId, sealed, expiresAt);
}
