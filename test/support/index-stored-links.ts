import { indexLinks } from '../../activities/audits/index-links.js';
import type { Store } from '../../store/index.js';
import { crawlId } from '../../workflows/crawl/contract/crawl-site.js';
import { auditDeps } from './audit-deps.js';

/** Lists the links of a stored audit of alice's, as its workflow would have. */
export async function indexStoredLinks(store: Store, auditId: string, pages = 3): Promise<void> {
  const { crawls, crawlLinks, findings, artifacts } = store;
  const deps = { ...auditDeps(), crawls, crawlLinks, findings, artifacts };
  await indexLinks(deps, { operation: { id: auditId, user_id: 'alice' }, crawl_id: crawlId(auditId, 'site'), pages });
}
