import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface FindStoredAuditsInput {
  user_id: OwnerId;
  site: string;
}

const LOOKED_AT = 20;
const MOST = 5;

/** The latest audits of a site, complete ones first: only those crawl all of it. Changes nothing. */
export async function findStoredAudits(
  { audits }: Pick<SearchAnalysisDeps, 'audits'>,
  { user_id, site }: FindStoredAuditsInput,
): Promise<{ audit_ids: string[] }> {
  const { items } = await audits.list(user_id, { site }, LOOKED_AT, null);
  const complete = items.filter(({ audit_type }) => audit_type === 'complete');
  const quick = items.filter(({ audit_type }) => audit_type === 'quick');
  return { audit_ids: [...complete, ...quick].slice(0, MOST).map(({ id }) => id) };
}
