import { z } from 'zod';
import type { CrawlAccess } from '../domain/crawl/crawl-access.js';
import { secretPlace } from '../domain/secrets/secret-place.js';
import type { Secrets } from '../platform/secrets.js';
import type { CrawlAccessRepository } from '../store/crawl/crawl-access.js';

const texts = z.record(z.string(), z.string());
const stored = z.object({
  basic_auth: z.object({ username: z.string(), password: z.string() }).optional(),
  headers: texts.optional(),
  cookies: texts.optional(),
});

/** Finds and opens what opens the site of an audit; null when it is no longer kept. @throws LostKeyError */
export function createAccessOpener(
  crawlAccess: Pick<CrawlAccessRepository, 'find'>,
  secrets: Pick<Secrets, 'openBound'>,
) {
  return async (userId: string, id: string): Promise<CrawlAccess | null> => {
    const sealed = await crawlAccess.find(userId, id, new Date());
    if (sealed === null) return null;
    const { basic_auth, headers, cookies } = stored.parse(
      JSON.parse(secrets.openBound(sealed, secretPlace.crawlAccess(userId, id))),
    );
    return { ...(basic_auth && { basic_auth }), ...(headers && { headers }), ...(cookies && { cookies }) };
  };
}
