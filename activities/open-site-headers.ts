import { DomainError } from '../domain/base/errors.js';
import type { CrawlAccess, CrawlAccessRef } from '../domain/crawl/crawl-access.js';
import type { OwnerId } from '../domain/workspaces/owner-id.js';
import { type SiteHeaders, toSiteHeaders } from './site-headers.js';

/** Finds and decrypts what opens a site that is not public; null when it is no longer kept. @throws Error when its key is gone */
export type OpenAccess = (userId: OwnerId, id: string) => Promise<CrawlAccess | null>;

/**
 * What opens the site of an operation; null where it is public.
 * @throws DomainError invalid_input when it is no longer kept; Error when its key is gone
 */
export async function openSiteHeaders(
  openAccess: OpenAccess,
  userId: OwnerId,
  access: CrawlAccessRef | undefined,
): Promise<SiteHeaders | null> {
  if (!access) return null;
  const opened = await openAccess(userId, access.id);
  if (!opened)
    throw new DomainError('invalid_input', 'The access data of this audit is no longer kept. Start the audit again');
  return toSiteHeaders(opened, access.origin);
}
