import { isDomainError } from '../../../domain/base/errors.js';
import { searchRowsKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { IndexReport } from '../../../domain/search/indexing/index-report.js';
import { isAccessGone } from '../../../domain/search/no-access.js';
import type { IndexingDeps } from './indexing-deps.js';

export interface ListSubmittedSitemapsInput {
  operation: OperationRef;
  property: string;
}

/**
 * Reads the sitemaps that were submitted for a property. Changes: keeps the list, or why there is none, with the operation.
 * Twice: reads it again. @throws DomainError when the access is gone, or the quota is met
 */
export async function listSubmittedSitemaps(
  { searchConsole, artifacts }: Pick<IndexingDeps, 'searchConsole' | 'artifacts'>,
  { operation: { id, user_id }, property }: ListSubmittedSitemapsInput,
  signal: AbortSignal,
): Promise<{ sitemaps: number }> {
  const read = async (): Promise<IndexReport['sitemaps']> => {
    try {
      return { status: 'completed', sitemaps: await searchConsole.listSitemaps(user_id, property, signal) };
    } catch (error) {
      signal.throwIfAborted();
      if (!isDomainError(error) || error.code === 'rate_limited' || isAccessGone(error.code)) throw error;
      return {
        status: 'no_data',
        reason: `The sitemaps could not be read: ${error.message}`,
        next_step: 'Check in Search Console that the connected account may see the sitemaps of the property',
      };
    }
  };
  const sitemaps = await read();
  await artifacts.put(user_id, searchRowsKey(id, 'sitemaps'), sitemaps);
  return { sitemaps: sitemaps.status === 'completed' ? sitemaps.sitemaps.length : 0 };
}
