import { orphansKey } from '../../domain/artifact-keys.js';
import { type LandingPage, landingPagesKey } from '../../domain/search-data/landing-pages.js';
import { crawlOrphan } from '../../domain/seo/checks/crawl/orphan.js';
import { describeNotFollowed } from '../../domain/seo/crawl/describe-not-followed.js';
import type { CrawlResult } from '../../domain/seo/crawl.js';
import { findOrphans } from '../../domain/seo/links/find-orphans.js';
import { siteOf } from '../../domain/seo/url/url-identity.js';
import type { AuditDeps, OperationRef } from './audit-deps.js';
import type { JudgedSite } from './load-site.js';

/**
 * Lists the orphan pages of a crawl by the sources that name them, landing pages by the last reading of Google Analytics.
 * Changes: writes the list and its counts to the store. Twice: replaces them.
 */
export async function saveOrphans(
  deps: Pick<AuditDeps, 'artifacts' | 'findings'>,
  {
    operation: { id, user_id },
    crawl,
  }: { operation: OperationRef; crawl: Pick<CrawlResult, 'incomplete' | 'not_followed'> },
  { site, unreliable }: Pick<JudgedSite, 'site' | 'unreliable'>,
  expiresAt: Date,
): Promise<void> {
  const { report, rows } = findOrphans({
    site,
    incomplete: crawl.incomplete && !hasOnlyUnlinked(crawl.not_followed),
    landing_pages: await deps.artifacts.get<LandingPage[]>(user_id, landingPagesKey(siteOf(site.start_url))),
    unreliable: unreliable.find((check) => check.id === crawlOrphan.id)?.reason ?? null,
    not_followed: describeNotFollowed(crawl.not_followed ?? []),
  });
  await deps.findings.save(user_id, id, 'orphans', rows, expiresAt);
  await deps.artifacts.put(user_id, orphansKey(id), report);
}

/** What orphans alone lead to makes no other page a linked one, and what robots.txt forbids no search engine reads. */
function hasOnlyUnlinked(left: CrawlResult['not_followed'] = []): boolean {
  return left.length > 0 && left.every(({ reason }) => reason === 'unlinked_page' || reason === 'robots');
}
