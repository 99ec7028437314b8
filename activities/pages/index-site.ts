import { DomainError, isDomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import { resultKey, semanticIndexKey, semanticVectorsKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { EmbeddingRun } from '../../domain/seo/semantic/embedding-run.js';
import { computeSemanticIndex } from '../../domain/seo/semantic/semantic-index.js';
import type { SiteVectors } from '../../domain/seo/semantic/site-vectors.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { AnalysisDeps } from './analysis-deps.js';
import { stampResult } from './shared/save-result.js';

/** Audits looked through for one whose crawl is still kept. */
const LOOKED_AT = 20;

export interface IndexSiteInput {
  operation: OperationRef;
  site: string;
  /** The audit whose crawl the model has vectors of; the latest stored crawl if absent. */
  audit_id?: string;
  embedding?: EmbeddingRun | null;
}

/**
 * Builds the semantic index of a site from its latest stored crawl. Changes: the index of the site, the operation's
 * result and what the dashboard shows. Twice: replaces them with the same.
 * @throws DomainError `no_data` when no crawl is stored
 */
export async function indexSite(
  deps: AnalysisDeps,
  { operation, site, audit_id, embedding = null }: IndexSiteInput,
): Promise<{ key: string }> {
  const { user_id } = operation;
  const { id, crawled } = await latestCrawl(
    deps,
    user_id,
    audit_id === undefined ? await audited(deps, user_id, site) : [audit_id],
  );
  const now = new Date(deps.now()).toISOString();
  const vectors =
    embedding?.reason === null
      ? await deps.artifacts.get<SiteVectors>(user_id, semanticVectorsKey(identifySite(crawled.start_url)))
      : null;
  const index = computeSemanticIndex(crawled, { audit_id: id, now }, embedding && { ...embedding, vectors });
  await deps.artifacts.put(user_id, semanticIndexKey(site), index);
  const key = resultKey(operation.id);
  await deps.artifacts.put(user_id, key, { ...index, ...(await stampResult(deps, operation)) });
  await deps.siteVersions.raise(user_id, site);
  return { key };
}

/** The audit that an index of the site would be built from. Changes nothing. @throws DomainError as indexSite */
export async function findCrawlToIndex(
  deps: AnalysisDeps,
  { user_id, site }: { user_id: OwnerId; site: string },
): Promise<{ audit_id: string; crawl_id: string }> {
  const { id } = await latestCrawl(deps, user_id, await audited(deps, user_id, site));
  return { audit_id: id, crawl_id: crawlIdOf(id) };
}

async function audited({ audits }: AnalysisDeps, userId: OwnerId, site: string): Promise<string[]> {
  const { items } = await audits.list(userId, { site }, LOOKED_AT, null);
  return items.map(({ id }) => id);
}

async function latestCrawl(deps: AnalysisDeps, userId: OwnerId, auditIds: readonly string[]) {
  for (const id of auditIds) {
    const crawled = await readCrawl(deps, userId, id);
    if (crawled) return { id, crawled };
  }
  throw new DomainError('no_data', 'No crawl of the site is kept: audit it first');
}

async function readCrawl({ readSite }: AnalysisDeps, user_id: OwnerId, auditId: string) {
  try {
    return await readSite({ user_id, crawl_id: crawlIdOf(auditId), crawl_incomplete: false });
  } catch (error) {
    if (isDomainError(error) && error.code === 'not_found') return null;
    throw error;
  }
}

function crawlIdOf(auditId: string): string {
  return `${auditId}:site`;
}
