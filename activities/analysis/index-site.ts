import { resultKey, semanticIndexKey } from '../../domain/artifact-keys.js';
import { DomainError, isDomainError } from '../../domain/errors.js';
import { buildSemanticIndex } from '../../domain/seo/semantic/semantic-index.js';
import type { AnalysisDeps, OperationRef } from './analysis-deps.js';
import { stampOf } from './save-result.js';

/** Audits looked through for one whose crawl is still kept. */
const LOOKED_AT = 20;

/**
 * Builds the semantic index of a site from its latest crawl that is still kept. Changes: the index of the site, the
 * operation's result and what the dashboard tells. Twice: replaces them with the same.
 * @throws DomainError `no_data` when no crawl is kept
 */
export async function indexSite(
  deps: AnalysisDeps,
  { operation, site }: { operation: OperationRef; site: string },
): Promise<{ key: string }> {
  const { user_id } = operation;
  const { items } = await deps.audits.list(user_id, { site }, LOOKED_AT, null);
  for (const { id } of items) {
    const crawled = await readCrawl(deps, user_id, id);
    if (!crawled) continue;
    const now = new Date(deps.now()).toISOString();
    const index = buildSemanticIndex(crawled, { audit_id: id, now });
    await deps.artifacts.put(user_id, semanticIndexKey(site), index);
    const key = resultKey(operation.id);
    await deps.artifacts.put(user_id, key, { ...index, ...(await stampOf(deps, operation)) });
    await deps.siteVersions.raise(user_id, site);
    return { key };
  }
  throw new DomainError('no_data', 'No crawl of the site is kept: audit it first');
}

async function readCrawl({ readSite }: AnalysisDeps, user_id: string, auditId: string) {
  try {
    return await readSite({ user_id, crawl_id: `${auditId}:site`, crawl_incomplete: false });
  } catch (error) {
    if (isDomainError(error) && error.code === 'not_found') return null;
    throw error;
  }
}
